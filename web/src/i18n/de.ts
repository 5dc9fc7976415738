import en from "./en"; const m: typeof en = en; export default m;
