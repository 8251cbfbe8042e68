import { useLocation, useNavigate, useRouteError } from 'react-router-dom';
import { ErrorPage } from './ErrorPage';

/** Shown inside the frame when one page fails: the navigation bar still works. */
export function RouteError() {
  const error = useRouteError();
  const location = useLocation();
  const navigate = useNavigate();
  // Reloading without a connection would trade our page for the browser's; trying the same address again does not. The
  // site is asked rather than the browser, which does not know whether it can be reached.
  const again = async () => {
    const there = await fetch(window.location.href, { method: 'HEAD', cache: 'no-store' }).then(
      () => true,
      () => false,
    );
    if (there) window.location.reload();
    else await navigate(location, { replace: true });
  };
  return <ErrorPage error={error} onReload={() => void again()} />;
}

/** Shown in the place of the frame when the frame itself fails; without it the router would show a page of its own, in English. */
export function FrameError() {
  return (
    <main>
      <RouteError />
    </main>
  );
}
