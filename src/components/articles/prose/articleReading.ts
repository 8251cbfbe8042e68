import type { Options } from 'react-markdown';
import type { ReadingPart } from '@/model/articles/reading/reading-parts';
import { messages } from '@/model/messages';
import { rehypeHeadings, rehypeUnbroken, remarkStrayHtml } from './article-plugins';
import { proseComponents } from './proseComponents';
import type { TextReading } from './readingSyntax';

const REHYPE_OPTIONS = {
  footnoteLabel: messages.prose.footnotes,
  footnoteLabelProperties: {},
  footnoteBackLabel: messages.prose.backToText,
};

/** How a part of an article is read: `taken` are the ids of headings that the parts before it have. */
export const articleReading = ({ syntax, passages }: TextReading, taken: ReadingPart['taken']): Options => ({
  remarkPlugins: [syntax, remarkStrayHtml, ...passages],
  rehypePlugins: [[rehypeHeadings, taken], rehypeUnbroken],
  remarkRehypeOptions: REHYPE_OPTIONS,
  components: proseComponents,
});
