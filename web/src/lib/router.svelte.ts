/** The address of the page: its path only. What stands after # is a person's secret and is never kept in the history. */
class Router {
  path = $state(location.pathname);
  search = $state(location.search);

  constructor() {
    addEventListener("popstate", () => this.read());
  }

  private read(): void {
    this.path = location.pathname;
    this.search = location.search;
  }

  go(to: string, replace = false): void {
    if (replace) history.replaceState(null, "", to);
    else history.pushState(null, "", to);
    this.read();
    scrollTo(0, 0);
  }

  get query(): URLSearchParams {
    return new URLSearchParams(this.search);
  }
}

export const router = new Router();

/** For links: an ordinary click stays in the page, everything else is the browser's. */
export function follow(event: MouseEvent): void {
  const link = event.currentTarget as HTMLAnchorElement;
  if (event.defaultPrevented || event.button || event.metaKey || event.ctrlKey || event.shiftKey || link.target) return;
  event.preventDefault();
  router.go(link.pathname + link.search);
}
