import { forumCan, type Member } from '../users/permissions/forum-permissions';
import type { TopicState } from './kinds';
import type { Topic } from './topic';

/** The other states that somebody may put a topic in (spec 2, section 6; design.md decision 7). */
export function statesFor(topic: Topic, member: Member): TopicState[] {
  const { estado } = topic;
  const closes = forumCan.close(member);
  const resolves = forumCan.resolve(member, topic) && (estado === 'abierto' || estado === 'resuelto');
  const states: TopicState[] = ['abierto', 'resuelto', 'cerrado', 'archivado'];
  return states.filter((state) => {
    if (state === estado) return false;
    return closes || (resolves && (state === 'abierto' || state === 'resuelto'));
  });
}
