import type { Options } from 'react-markdown';
import type { ReadingPart } from '@/model/articles/reading/reading-parts';
import { messages } from '@/model/messages';
import { rehypeHeadings, rehypeUnbroken, remarkStrayHtml } from './article-plugins';
import { proseComponents } from './proseComponents';
import type { TextReading } from './readingSyntax';
import { remarkNotes } from './remarkNotes';

const REHYPE_OPTIONS = {
  footnoteLabel: messages.prose.footnotes,
  footnoteLabelProperties: {},
  footnoteBackLabel: messages.prose.backToText,
};

/** None for a part without notes. */
const notePlugins = (notes: string): NonNullable<Options['remarkPlugins']> =>
  notes === '' ? [] : [[remarkNotes, notes]];

/**
 * How a part of an article is read: `taken` are the ids of headings that the parts before it have, `notes` what numbers its notes, '' where
 * it has none.
 */
export const articleReading = (
  { syntax, passages }: TextReading,
  taken: ReadingPart['taken'],
  notes: string,
): Options => ({
  remarkPlugins: [syntax, remarkStrayHtml, ...notePlugins(notes), ...passages],
  rehypePlugins: [[rehypeHeadings, taken], rehypeUnbroken],
  remarkRehypeOptions: REHYPE_OPTIONS,
  components: proseComponents,
});
