import { StaffPage } from '@/components/forum/admin/StaffPage';
import { LogLines } from '@/components/forum/moderation/LogLines';
import { PagedItems } from '@/components/ui/PagedItems';
import { SelectField } from '@/components/ui/SelectField';
import { useAddressFilters } from '@/components/ui/useAddressFilters';
import { ACTION_OPTIONS, logDays } from '@/model/forum/log-view';
import { isForumStaff, LOG_ACTIONS, type LogFilter } from '@/model/forum/staff-log';
import * as staffForum from '@/model/messages/forum-moderation';
import { queryOf } from '@/model/shared/address-query';
import { choiceOf } from '@/model/shared/unknown-value';
import type { Account } from '@/model/users/account';
import { useStaffLog } from '@/services/forum';

const texts = staffForum.log;

const readFilter = (query: URLSearchParams): LogFilter => ({
  accion: choiceOf(query.get('accion'), LOG_ACTIONS),
  moderadorId: query.get('moderador') || null,
});

const writeFilter = ({ accion, moderadorId }: LogFilter) => queryOf({ accion, moderador: moderadorId });

function LogScreen({ account }: { account: Account }) {
  const { filters: filter, change: choose } = useAddressFilters(readFilter, writeFilter);
  const { accion, moderadorId } = filter;
  const list = useStaffLog(filter);
  const known = new Map(list.items.map((line) => [line.moderadorId, line.moderadorNombre]));
  known.set(account.uid, account.nombre);
  if (moderadorId && !known.has(moderadorId)) known.set(moderadorId, moderadorId);
  return (
    <>
      <search className="row row-cols-1 row-cols-md-4 g-3">
        <SelectField
          label={texts.action}
          value={accion}
          all={texts.all}
          options={ACTION_OPTIONS}
          onChange={(accion) => choose({ accion })}
        />
        <SelectField
          label={texts.moderator}
          value={moderadorId}
          all={texts.anyone}
          options={[...known].map(([value, label]) => ({ value, label }))}
          onChange={(moderadorId) => choose({ moderadorId })}
        />
      </search>
      <PagedItems
        list={list}
        texts={texts}
        place="4rem"
        empty={accion || moderadorId ? texts.emptyFiltered : texts.empty}
      >
        {(items) =>
          logDays(items).map(([day, lines], place) => (
            <section key={day} className="mw-measure" aria-labelledby={`dia-${place}`}>
              <h2 id={`dia-${place}`} className="fs-sm font-sans text-soft pb-2 border-bottom border-strong">
                {day}
              </h2>
              <LogLines lines={lines} />
            </section>
          ))
        }
      </PagedItems>
    </>
  );
}

/** /foro/admin/registro: what the forum's staff did, for the forum's staff. */
export default function StaffLogPage() {
  return (
    <StaffPage may={isForumStaff} refusal={texts.noPermission} head={texts}>
      {(account) => <LogScreen account={account} />}
    </StaffPage>
  );
}
