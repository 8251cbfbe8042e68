import { type FormEvent, useState } from 'react';
import { Button, showToast, TextArea } from '@/components/ui';
import { Announced } from '@/components/ui/Announced';
import { Panel } from '@/components/ui/Panel';
import type { Account } from '@/model/account';
import { LOG_LIMITS } from '@/model/forum/staff-log';
import { suspensionReasonProblem } from '@/model/forum/suspension';
import * as staffForum from '@/model/messages/forum-moderation';
import { addNote, useHistoryOf } from '@/services/queries/forum/useModeratedMember';
import { Loaded, useAct } from './Loaded';
import { LogLines } from './LogLines';

const texts = staffForum.member;

function NoteForm({ account, member }: { account: Account; member: Account }) {
  const [note, setNote] = useState('');
  const [validated, setValidated] = useState(false);
  const { busy, problem, act } = useAct(texts.noteError);
  const wrong = note.trim() === '' ? texts.noteRequired : suspensionReasonProblem(note);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (busy) return;
    setValidated(true);
    if (wrong !== undefined) return;
    void act(async () => {
      await addNote(account, member, note);
      setNote('');
      setValidated(false);
      showToast(texts.noteSaved);
    });
  };
  return (
    <form className="vstack gap-2 align-items-start" onSubmit={submit} noValidate>
      <TextArea
        label={texts.note}
        required
        rows={2}
        className="w-100"
        value={note}
        hint={texts.noteHint}
        limit={LOG_LIMITS.motivo}
        error={validated ? wrong : undefined}
        onChange={(event) => setNote(event.target.value)}
      />
      <Announced tone="danger">{problem}</Announced>
      <Button type="submit" size="small" variant="secondary" busy={busy}>
        {texts.addNote}
      </Button>
    </form>
  );
}

/** Notes of the staff about a member, and what was decided of it. */
export function MemberHistory({ account, member }: { account: Account; member: Account }) {
  const history = useHistoryOf(member.uid);
  return (
    <Panel title={texts.history}>
      <NoteForm account={account} member={member} />
      <Loaded part={history}>
        {(lines) =>
          lines.length === 0 ? (
            <p className="fs-sm text-soft">{texts.noHistory}</p>
          ) : (
            <LogLines lines={lines} />
          )
        }
      </Loaded>
    </Panel>
  );
}
