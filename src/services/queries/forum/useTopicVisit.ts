import { useEffect, useRef } from 'react';
import type { Topic } from '@/model/forum/topic';
import { db } from '../../firestore';
import { recordTopicView } from '../../forum';

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

/** Counts one view a visit; a failure is no concern of the reader's. */
export function useTopicVisit(topic: Pick<Topic, 'id' | 'vistas'>): void {
  const recorded = useRef<string | null>(null);
  useEffect(() => {
    if (recorded.current === topic.id || !isFirst(topic.id)) return;
    recorded.current = topic.id;
    recordTopicView(db(), topic).catch((cause: unknown) => console.debug('The view was not counted', cause));
  }, [topic]);
}
