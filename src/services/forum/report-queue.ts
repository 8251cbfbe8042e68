import { collection, doc, documentId, type Firestore, limit, query, where } from 'firebase/firestore/lite';
import { BLOGGER_AUTHOR_ID } from '@/model/articles/article-ids';
import { DEPARTED_AUTHOR_ID } from '@/model/comments/comment';
import { type ItemKind, TOPIC_STATES } from '@/model/forum/kinds';
import {
  parseReport,
  REPORTS_PAGE,
  type Report,
  type ReportedContent,
  type ReportedItem,
  type ReportFilter,
  reportedKey,
} from '@/model/forum/report';
import { parseReply, parseTopic } from '@/model/forum/topic';
import { messages } from '@/model/messages';
import { type StoredData, text, textOrNull } from '@/model/shared/stored/stored-fields';
import { choiceOf } from '@/model/shared/unknown-value';
import { forumCan, type Member } from '@/model/users/permissions/forum-permissions';
import { ARTICLES, COMMENTS } from '../articles/reading';
import { toServiceError } from '../firestore/errors';
import { equal, fetchDoc, fetchDocs, fetchPage, type Page, type Place } from '../firestore/lists';
import { itemRef, itemsOf, REPORTS } from './data';

/** Older reports read with a page: the rules list 50 at most. */
const REST = 50;

interface ReportQuery extends Partial<ReportFilter> {
  /** Only those of one member's content. */
  autorId?: string;
  after?: Place | null;
  max?: number;
}

/** One page of the reports, newest first: one read each, one at least. For who processes them. Throws ServiceError. */
export function fetchReports(db: Firestore, asked: ReportQuery): Promise<Page<Report>> {
  const { estado, tipo, autorId, after, max = REPORTS_PAGE } = asked;
  const reports = query(collection(db, REPORTS), ...equal({ estado, tipo, autorId }));
  return fetchPage(parseReport, reports, { order: [['fechaReporte', 'desc']], after, max });
}

/**
 * A page with what is older of the same items, so that no card is cut by its end: one read each, one at least where there are
 * further pages, on which these come again. Throws ServiceError.
 */
export async function fetchWholeReports(
  db: Firestore,
  asked: ReportQuery,
): Promise<Page<Report> & { rest: Report[] }> {
  const page = await fetchReports(db, asked);
  if (!page.next) return { ...page, rest: [] };
  const ids = [...new Set(page.items.map(({ itemId }) => itemId))];
  const { estado, tipo } = asked;
  const same = query(collection(db, REPORTS), where('itemId', 'in', ids), ...equal({ estado, tipo }));
  const order = [['fechaReporte', 'desc']] as const;
  const { items: rest } = await fetchPage(parseReport, same, { order, after: page.next, max: REST });
  return { ...page, rest };
}

/** Whose account it is; null when there is none behind the name. */
const accountOf = (autorId: string | null) =>
  autorId === '' || autorId === DEPARTED_AUTHOR_ID || autorId === BLOGGER_AUTHOR_ID ? null : autorId;

function topicContent(id: string, data: StoredData): ReportedContent {
  const { contenido: texto, autorId, autorNombre, estado, borrando } = parseTopic(id, data);
  if (borrando) return null;
  const withdrawn = estado === 'cerrado' || estado === 'archivado';
  const closedFrom = choiceOf(data.cerradoPorReportes, TOPIC_STATES);
  return { texto, autorId: accountOf(autorId), autorNombre, withdrawn, closedFrom };
}

function replyContent(id: string, data: StoredData): ReportedContent {
  const { contenido: texto, autorId, autorNombre, oculta } = parseReply(id, data);
  return {
    texto,
    autorId: accountOf(autorId),
    autorNombre,
    withdrawn: oculta,
    // A reply has no states: it was to be seen.
    closedFrom: oculta && data.ocultaPorReportes === true ? 'abierto' : null,
  };
}

function libraryContent(data: StoredData, isArticle: boolean): ReportedContent {
  const resumen = text(data, 'resumen');
  return {
    texto: isArticle && resumen !== '' ? resumen : text(data, 'contenido'),
    autorId: accountOf(textOrNull(data, 'autorId')),
    autorNombre: text(data, 'autor', messages.forum.unknownUser),
    withdrawn: isArticle ? data.estado !== 'publicado' : data.articuloPublicado !== true,
    closedFrom: null,
  };
}

function contentOf({ tipo, itemId }: ReportedItem, data: StoredData): ReportedContent {
  if (tipo === 'tema') return topicContent(itemId, data);
  return tipo === 'respuesta' ? replyContent(itemId, data) : libraryContent(data, tipo === 'articulo');
}

function placeOf(db: Firestore, { tipo, itemId, temaId }: ReportedItem) {
  if (tipo === 'tema' || tipo === 'respuesta') return itemRef(db, tipo, itemId);
  return tipo === 'articulo' ? doc(db, ARTICLES, itemId) : doc(db, ARTICLES, temaId, COMMENTS, itemId);
}

/** What one item says now; `gone` also when the caller may not read it. One read. Throws ServiceError. */
export async function fetchReportedItem(db: Firestore, item: ReportedItem): Promise<ReportedContent> {
  try {
    const document = await fetchDoc(placeOf(db, item));
    return document.exists() ? contentOf(item, document.data()) : null;
  } catch (cause) {
    if (toServiceError(cause).code === 'permission-denied') return null;
    throw cause;
  }
}

type Contents = [key: string, content: ReportedContent][];

/** Topics, or replies for who may see hidden ones, in one query: those that are gone are billed nothing. */
async function fetchTogether(db: Firestore, kind: ItemKind, all: readonly ReportedItem[]): Promise<Contents> {
  const items = all.filter(({ tipo }) => tipo === kind);
  if (items.length === 0) return [];
  const ids = items.map(({ itemId }) => itemId);
  const source = collection(db, itemsOf(kind));
  const docs = await fetchDocs(source, where(documentId(), 'in', ids), limit(ids.length));
  const found = new Map(docs.map((document) => [document.id, document.data()]));
  return items.map((item) => {
    const data = found.get(item.itemId);
    return [reportedKey(item), data ? contentOf(item, data) : null];
  });
}

/**
 * What is reported on a page, by `reportedKey`: one read for each distinct item that is there, so that a page of 8 reports
 * costs 17 and what the rules read (27 at most), fewer where several report one item. Throws ServiceError.
 */
export async function fetchReportedContent(
  db: Firestore,
  member: Member,
  reports: readonly ReportedItem[],
): Promise<ReadonlyMap<string, ReportedContent>> {
  const distinct = [...new Map(reports.map((one) => [reportedKey(one), one])).values()];
  const kinds: readonly ItemKind[] = forumCan.seeHidden(member) ? ['tema', 'respuesta'] : ['tema'];
  const alone = distinct.filter(({ tipo }) => !kinds.some((kind) => kind === tipo));
  const contents = await Promise.all<Contents>([
    ...kinds.map((kind) => fetchTogether(db, kind, distinct)),
    ...alone.map(async (item): Promise<Contents> => [[reportedKey(item), await fetchReportedItem(db, item)]]),
  ]);
  return new Map(contents.flat());
}
