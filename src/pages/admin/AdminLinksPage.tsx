import { useState } from 'react';
import { useStaff } from '@/components/account/useMember';
import { AdminHead } from '@/components/admin/AdminHead';
import { LinkRow } from '@/components/admin/links/LinkRow';
import { Button, EmptyState, Loaded, Skeleton, showToast } from '@/components/ui';
import { type LinkReport, linkMark, openLinks, type ReportedLink } from '@/model/links/link-report';
import * as staff from '@/model/messages/staff';
import { formatDate } from '@/model/shared/dates';
import { toServiceError } from '@/services/firestore';
import { useLinkChanges, useLinkReport } from '@/services/links';

const texts = staff.adminLinks;

/** What was set aside or mended, for who pressed by mistake. */
function Aside({ links, onBack }: { links: readonly ReportedLink[]; onBack: (link: ReportedLink) => void }) {
  if (links.length === 0) return null;
  return (
    <details className="mt-5">
      <summary className="minh-touch fw-semibold">{texts.asideTitle(links.length)}</summary>
      <ul className="vstack gap-3 mt-3">
        {links.map((link) => (
          <li key={link.direccion} className="d-flex flex-wrap gap-3 justify-content-between">
            <span className="text-break fs-sm minw-0">{link.direccion}</span>
            <Button
              variant="ghost"
              size="small"
              aria-label={texts.of(texts.back, link.direccion)}
              onClick={() => onBack(link)}
            >
              {texts.back}
            </Button>
          </li>
        ))}
      </ul>
    </details>
  );
}

function Report({ report }: { report: LinkReport }) {
  const session = useStaff();
  const { setAside, take } = useLinkChanges(session);
  const [busy, setBusy] = useState<string | null>(null);
  const open = openLinks(report);
  const aside = report.enlaces.filter(({ direccion }) => report.apartados.includes(linkMark(direccion)));

  const act = async (link: ReportedLink, work: () => Promise<string>, failed: (reason: string) => string) => {
    setBusy(link.direccion);
    try {
      showToast(await work());
    } catch (cause) {
      showToast(failed(toServiceError(cause).message), { tone: 'danger' });
    } finally {
      setBusy(null);
    }
  };
  const put = (link: ReportedLink, away: boolean) =>
    void act(
      link,
      async () => {
        await setAside({ direccion: link.direccion, away });
        return away ? texts.setAside : texts.shownAgain;
      },
      texts.asideError,
    );
  return (
    <>
      <p className="fs-sm text-soft" role="status">
        {texts.looked(report.revisados, formatDate(report.fecha))}
      </p>
      {open.length === 0 ? (
        <EmptyState text={texts.allWell} />
      ) : (
        <ul className="vstack">
          {open.map((link) => (
            <li key={link.direccion} className="border-bottom">
              <LinkRow
                link={link}
                busy={busy === link.direccion}
                onTake={() => void act(link, async () => texts.taken(await take(link)), texts.takeError)}
                onAside={() => put(link, true)}
              />
            </li>
          ))}
        </ul>
      )}
      {report.omitidos > 0 && <p className="fs-sm text-soft mt-4">{texts.left(report.omitidos)}</p>}
      <Aside links={aside} onBack={(link) => put(link, false)} />
    </>
  );
}

/** /admin/enlaces: the addresses in articles that lead nowhere, to be replaced by a press or set aside. */
export default function AdminLinksPage() {
  const { report: data, ...reading } = useLinkReport();
  return (
    <>
      <AdminHead title={texts.title} lead={texts.description} />
      <Loaded part={{ ...reading, data }} texts={texts} place={<Skeleton lines={6} />}>
        {(report) => (report ? <Report report={report} /> : <EmptyState text={texts.never} />)}
      </Loaded>
    </>
  );
}
