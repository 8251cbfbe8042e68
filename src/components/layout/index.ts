export { preloadMemberBar } from './AccountBar';
export { AppErrorBoundary, ConfigMissing, FrameError, PageLoadError, RouteError } from './ErrorPage';
export { KnownRoutesProvider } from './knownRoutes';
export { Layout } from './Layout';
