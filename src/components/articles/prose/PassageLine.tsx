import { PassageText } from '@/components/passages/PassageText';
import { linkedPassages } from './linkedPassages';

/** A line that names passages of scripture, each a link. */
export const PassageLine = ({ markdown, className }: { markdown: string; className: string }) => (
  <PassageText className={className}>{linkedPassages(markdown)}</PassageText>
);
