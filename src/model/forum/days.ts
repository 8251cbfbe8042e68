import * as foro from '../messages/foro';
import { formatDate, inUtc } from '../shared/dates';
import { daysBetween } from './days-between';
import type { TopicOrder } from './list-filters';
import type { Topic } from './topic';

/** Topics that stand together under one heading, those of a day; without a title they have none. */
export interface TopicGroup {
  title: string | null;
  topics: Topic[];
}

const texts = foro.forumHome.days;

/** 'Hoy', 'Ayer', '12 de marzo de 2024', in the reader's time zone; without `now` always the date. */
function dayTitle(date: Date | null, now: Date | null): string {
  if (date === null || now === null) return formatDate(date);
  const days = daysBetween(date, now);
  if (days === 0) return texts.today;
  return days === 1 ? texts.yesterday : formatDate(date);
}

function titleOf(topic: Topic, orden: TopicOrder, now: Date | null): string | null {
  if (orden === 'populares') return null;
  if (orden === 'recientes' && topic.anclado) return texts.pinned;
  const moment = orden === 'antiguos' ? topic.fechaCreacion : topic.fechaActualizacion;
  return dayTitle(now === null ? inUtc(moment) : moment, now);
}

/** The list cut where the day changes (spec 2, section 2). Without `now` by UTC: what the build draws is read elsewhere, later. */
export function groupByDay(topics: readonly Topic[], orden: TopicOrder, now: Date | null): TopicGroup[] {
  const groups: TopicGroup[] = [];
  for (const topic of topics) {
    const title = titleOf(topic, orden, now);
    const last = groups.at(-1);
    if (last?.title === title) last.topics.push(topic);
    else groups.push({ title, topics: [topic] });
  }
  return groups;
}
