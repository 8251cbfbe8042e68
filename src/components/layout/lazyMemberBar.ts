import { type ComponentType, lazy } from 'react';
import { MemberLink } from './MemberLink';
import type { MemberBarProps } from './UserMenu';

type Loaded = { default: ComponentType<MemberBarProps> };

let loading: Promise<Loaded> | null = null;

/** Fetches the member's menus; where that fails, the way to the profile stands in for them until the next page load. */
function load(): Promise<Loaded> {
  loading ??= import('./MemberBar').then(
    ({ MemberBar }) => ({ default: MemberBar }),
    (error: unknown) => {
      console.info("The member's menus could not be loaded.", error);
      return { default: MemberLink };
    },
  );
  return loading;
}

/** For a device that remembers a member: beside the first page's code and not after it. */
export function preloadMemberBar(): void {
  void load();
}

export const LazyMemberBar = lazy(load);
