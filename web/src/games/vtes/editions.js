// Made by `python tools/wire_types.py` from the Python types. Do not edit.

/** By edition: whether it has ante, and whether the seat that begins is drawn by lot. @type {Record<string, { ante: boolean, lot: boolean }>} */
export const EDITIONS = {
  "2000": {
    "ante": true,
    "lot": false
  },
  "2011": {
    "ante": false,
    "lot": false
  },
  "2012": {
    "ante": false,
    "lot": false
  },
  "2023": {
    "ante": false,
    "lot": true
  }
};
