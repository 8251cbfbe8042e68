import { showToast } from '@/components/ui';
import type { Notice } from '@/model/forum/notice';
import { forumNotices as texts } from '@/model/messages/forum-notices';
import { useNoticeChanges } from '@/services/queries/notifications/useNoticeChanges';

async function orTell(text: string, work: () => Promise<unknown>): Promise<boolean> {
  try {
    await work();
    return true;
  } catch (cause) {
    console.info(text, cause);
    showToast(text, { tone: 'danger' });
    return false;
  }
}

/** The focus of a row that goes passes to its neighbour, or to what stands for an empty list. */
function passFocus(button: HTMLElement, fallback: HTMLElement | null): void {
  const buttons = [...(button.closest('ul')?.querySelectorAll<HTMLElement>('[data-remove]') ?? [])];
  const at = buttons.indexOf(button);
  (buttons[at + 1] ?? buttons[at - 1] ?? fallback)?.focus();
}

/** What a member does with notices, with a word where it fails. */
export function useNoticeActions(uid: string) {
  const changes = useNoticeChanges(uid);
  return {
    /** Whoever follows a notice is elsewhere by the time it fails: it is simply unread again. */
    follow: (notice: Notice): void => {
      if (notice.leida) return;
      changes.markRead(notice).catch((cause: unknown) => console.info('The notice stays unread', cause));
    },
    read: (notice: Notice): void => void orTell(texts.markFailed, () => changes.markRead(notice)),
    readAll: async (): Promise<void> => {
      if (await orTell(texts.markAllFailed, changes.markAll)) showToast(texts.markedAll);
    },
    remove: (notice: Notice, button: HTMLElement, fallback: HTMLElement | null): void => {
      passFocus(button, fallback);
      void orTell(texts.removeFailed, () => changes.remove(notice));
    },
  };
}
