import { useEffect } from 'react';
import { db } from '../../firebase';
import { recordTopicView } from '../../forum/topic';

const key = (topicId: string) => `tema-visto:${topicId}`;

/** Remembered by the tab: a visit ends with it. */
function isFirst(topicId: string): boolean {
  try {
    if (sessionStorage.getItem(key(topicId))) return false;
    sessionStorage.setItem(key(topicId), '1');
    return true;
  } catch (error) {
    console.debug('The device remembers no visits', error);
    return true;
  }
}

/** Counts one view a visit. Pass undefined until the topic is there; a failure is no concern of the reader's. */
export function useTopicVisit(topicId: string | undefined): void {
  useEffect(() => {
    if (topicId === undefined || !isFirst(topicId)) return;
    recordTopicView(db(), topicId).catch((cause: unknown) =>
      console.debug('The view was not counted', cause),
    );
  }, [topicId]);
}
