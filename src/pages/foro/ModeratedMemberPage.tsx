import { type FormEvent, useState } from 'react';
import Col from 'react-bootstrap/Col';
import Row from 'react-bootstrap/Row';
import { Link, useParams } from 'react-router-dom';
import { StaffHead } from '@/components/forum/admin/StaffHead';
import { StaffPage } from '@/components/forum/admin/StaffPage';
import { LogLines } from '@/components/forum/moderation/LogLines';
import { MemberPart, PlainList } from '@/components/forum/moderation/MemberPart';
import { MemberPosts } from '@/components/forum/moderation/MemberPosts';
import { MemberState } from '@/components/forum/moderation/MemberState';
import { REPORT_BADGES } from '@/components/forum/moderation/ReportCard';
import { RelativeTime } from '@/components/forum/shared/RelativeTime';
import { Button, ButtonLink, showToast, TextArea, useValidation } from '@/components/ui';
import { Announced } from '@/components/ui/Announced';
import { FactList } from '@/components/ui/FactList';
import { Panel } from '@/components/ui/Panel';
import { FORUM_LIMITS } from '@/model/forum/limits';
import { reportContext } from '@/model/forum/report';
import { moderatesMembers } from '@/model/forum/staff-log';
import { suspensionReasonProblem } from '@/model/forum/suspension';
import * as staffForum from '@/model/messages/forum-moderation';
import { formatDate } from '@/model/shared/dates';
import { found } from '@/model/shared/form-problems';
import { paths } from '@/model/shared/paths';
import { formatNumber } from '@/model/shared/text/format-number';
import type { Account } from '@/model/users/account';
import { failureText, useHistoryOf, useModeratedMember, useNote, useReportsAbout } from '@/services/forum';

const texts = staffForum.member;

function NoteForm({ account, member }: { account: Account; member: Account }) {
  const [note, setNote] = useState('');
  const { mutate, isPending, error } = useNote(account, member);
  const { form, errors, refuses, forget } = useValidation({ note }, () =>
    found({ note: note.trim() === '' ? texts.noteRequired : suspensionReasonProblem(note) }),
  );
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isPending || refuses()) return;
    const onSuccess = () => {
      setNote('');
      forget();
      showToast(texts.noteSaved);
    };
    mutate(note, { onSuccess });
  };
  return (
    <form ref={form} className="vstack gap-2 align-items-start" onSubmit={submit} noValidate>
      <TextArea
        name="note"
        label={texts.note}
        required
        rows={2}
        className="w-100"
        value={note}
        hint={texts.noteHint}
        limit={FORUM_LIMITS.motivo}
        error={errors.note}
        onChange={(event) => setNote(event.target.value)}
      />
      <Announced tone="danger">{error && texts.noteError(failureText(error))}</Announced>
      <Button type="submit" size="small" variant="secondary" busy={isPending}>
        {texts.addNote}
      </Button>
    </form>
  );
}

function MemberHistory({ account, member }: { account: Account; member: Account }) {
  const history = useHistoryOf(member.uid);
  return (
    <Panel title={texts.history}>
      <NoteForm account={account} member={member} />
      <MemberPart part={history}>{(lines) => <LogLines lines={lines} empty={texts.noHistory} />}</MemberPart>
    </Panel>
  );
}

function MemberReports({ uid }: { uid: string }) {
  return (
    <Panel title={texts.reports}>
      <MemberPart part={useReportsAbout(uid)}>
        {(reports) => (
          <PlainList items={reports} empty={texts.noReports}>
            {(report) => (
              <>
                <p className="d-flex gap-3 justify-content-between align-items-baseline">
                  <Link className="minw-0" to={reportContext(report)}>
                    {report.titulo}
                  </Link>
                  <span className={`flex-shrink-0 ${REPORT_BADGES[report.estado]}`}>
                    {staffForum.reports.badges[report.estado]}
                  </span>
                </p>
                <p className="text-pre-line">{report.motivo}</p>
                <p className="fs-sm text-soft">
                  {report.reportadorNombre} · <RelativeTime date={report.fechaReporte} />
                </p>
              </>
            )}
          </PlainList>
        )}
      </MemberPart>
    </Panel>
  );
}

function MemberScreen({ account, uid }: { account: Account; uid: string }) {
  const part = useModeratedMember(uid);
  const title = part.data ? texts.titleOf(part.data.nombre) : texts.title;
  return (
    <>
      <StaffHead title={title} lead={texts.description} crumb={texts.title} />
      <MemberPart part={part} lines={12}>
        {(member) => (
          <>
            <div className="d-flex flex-wrap column-gap-5 row-gap-2 align-items-center">
              <FactList
                facts={{
                  [texts.figures.topics]: formatNumber(member.temasForoCount),
                  [texts.figures.replies]: formatNumber(member.respuestasForoCount),
                  [texts.figures.points]: formatNumber(member.puntos),
                }}
              />
              <p className="fs-sm text-soft">{texts.since(formatDate(member.fechaRegistro))}</p>
              <ButtonLink size="small" variant="secondary" to={paths.memberProfile.href(uid)}>
                {texts.profile}
              </ButtonLink>
            </div>
            <Row xs={1} lg={2} className="g-4 align-items-start">
              <Col className="d-flex flex-column gap-4">
                <MemberState account={account} member={member} />
                <MemberPosts account={account} member={member} />
              </Col>
              <Col className="d-flex flex-column gap-4">
                <MemberReports uid={uid} />
                <MemberHistory account={account} member={member} />
              </Col>
            </Row>
          </>
        )}
      </MemberPart>
    </>
  );
}

/** /foro/admin/miembro/{uid}: for moderarForo or suspenderUsuarios. */
export default function ModeratedMemberPage() {
  const { uid = '' } = useParams();
  return (
    <StaffPage may={moderatesMembers} refusal={staffForum.member.noPermission}>
      {(account) => <MemberScreen key={uid} account={account} uid={uid} />}
    </StaffPage>
  );
}
