import { messages } from '@/model/messages';
import { formatDate, inUtc } from '@/model/shared/dates';
import { safeHref } from '@/model/shared/urls';
import { type Cited, citedSources } from '@/model/sources/citations';
import { referencePieces } from '@/model/sources/reference';
import { doiLink, type Source } from '@/model/sources/source';

const texts = messages.sources;

/** A link to another site; an address that may not be shown is left out. */
function OutsideLink({ href, children }: { href: string; children: string }) {
  const safe = safeHref(href);
  if (!safe?.external) return null;
  return (
    <>
      {' '}
      <a href={safe.href} target="_blank" rel="noopener nofollow ugc">
        {children}
        <span className="visually-hidden"> {messages.common.opensInNewTab}</span>
      </a>
    </>
  );
}

/** The site that an address is of: 'scholarsarchive.byu.edu'. */
function hostOf(address: string): string {
  return URL.canParse(address) ? new URL(address).host.replace(/^www\./, '') : address;
}

/** A source in the one style of all lists, with where it can be read. */
export function Reference({ source }: { source: Source }) {
  const { doi, enlace, copia, consultado } = source;
  return (
    <>
      {referencePieces(source).map(({ text, italic }) =>
        italic ? <cite key={text}>{text}</cite> : <span key={text}>{text}</span>,
      )}
      {doi && <OutsideLink href={doiLink(doi)}>{`doi:${doi}`}</OutsideLink>}
      {enlace && <OutsideLink href={enlace}>{hostOf(enlace)}</OutsideLink>}
      {copia && <OutsideLink href={copia}>{texts.copy}</OutsideLink>}
      {consultado && enlace && (
        <span className="text-soft"> {texts.consulted(formatDate(inUtc(new Date(consultado))))}</span>
      )}
    </>
  );
}

/** So many ways back are shown of one source. */
const MOST_BACK = 50;

/** The ways back to where the text cites a source. */
function WaysBack({ source, times }: Cited) {
  return Array.from({ length: Math.min(times, MOST_BACK) }, (_, index) => index + 1).map((time) => (
    <a
      key={time}
      href={`#cita-${source.clave}-${time}`}
      data-back=""
      className="ms-1"
      aria-label={times === 1 ? messages.prose.backToText : texts.backTo(time)}
    >
      ↩{times > 1 && <sup>{time}</sup>}
    </a>
  ));
}

interface SourceListProps {
  markdown: string;
  sources: readonly Source[];
}

/** What stands below the title of the sources of an article: in the order in which its text cites them. */
export function SourceList({ markdown, sources }: SourceListProps) {
  return (
    <>
      <h2 id="fuentes-citadas" className="fs-xl mb-4">
        {texts.title}
      </h2>
      <ol className="vstack gap-2">
        {citedSources(markdown, sources).map((cited) => (
          <li key={cited.source.clave} id={`fuente-${cited.source.clave}`} className="text-break">
            <Reference source={cited.source} />
            <WaysBack {...cited} />
          </li>
        ))}
      </ol>
    </>
  );
}
