import { type ComponentType, lazy } from 'react';
import { messages } from '@/model/messages';
import { ErrorState } from './State';

/** A part of a page whose code comes when it is drawn; where that does not arrive, `Fallback` stands in its place. */
export function lazyWithFallback<Props>(
  load: () => Promise<ComponentType<Props>>,
  Fallback: ComponentType<NoInfer<Props>>,
) {
  return lazy<ComponentType<Props>>(async () => {
    try {
      return { default: await load() };
    } catch (error) {
      console.info('The code of a part of the page could not be loaded.', error);
      return { default: Fallback };
    }
  });
}

/** One that says that its code did not arrive: React remembers it, and only a reload asks for it again. */
export function lazyPart<Props>(load: () => Promise<ComponentType<Props>>, failed: string) {
  const reload = () => window.location.reload();
  return lazyWithFallback(load, () => (
    <ErrorState text={failed} retryLabel={messages.errors.appReload} onRetry={reload} />
  ));
}
