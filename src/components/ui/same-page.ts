import { fieldOf } from '@/model/shared/unknown-value';

/** The state of a navigation that only gives the page on the screen another address. */
export const SAME_PAGE = { samePage: true } as const;

/** Whether a navigation's state is SAME_PAGE: the focus stays where it is. */
export const isSamePage = (state: unknown) => fieldOf(state, 'samePage') === true;
