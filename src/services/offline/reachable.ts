/** Whether the site can be reached. It is asked itself: a browser only knows whether there is some network. */
export function isReachable(): Promise<boolean> {
  return fetch('/favicon.svg', { method: 'HEAD', cache: 'no-store' }).then(
    () => true,
    () => false,
  );
}
