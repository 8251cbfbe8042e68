import { runInNewContext } from 'node:vm';
import { describe, expect, it, vi } from 'vitest';
import { REPAIR_ANSWER, REPAIR_REQUEST, repairScript } from '@/model/forum/repair-script';
import * as foroStaff from '@/model/messages/forum-staff';
import { can } from '@/model/users/permissions/can';
import { FORUM_PERMISSIONS, SITE_PERMISSIONS } from '@/model/users/permissions/forum-permission-list';
import { type Actor, PERMISSIONS } from '@/model/users/permissions/permission-list';
import { defaultPermissions } from '@/model/users/permissions/role-permissions';

const member = { rol: 'usuario', estado: 'activo', permisos: defaultPermissions('usuario') } as const;
const allowed = (actor: Actor | null) => FORUM_PERMISSIONS.filter((permission) => can(actor, permission));

describe('the permissions of the forum', () => {
  it('are those of the account, and none while it is suspended', () => {
    expect(allowed(member)).toEqual([
      'participarForo',
      'crearTemas',
      'responderTemas',
      'marcarFavoritos',
      'editarPerfil',
    ]);
    expect(allowed({ ...member, estado: 'suspendido' })).toEqual([]);
    expect(allowed(null)).toEqual([]);
  });

  it('with those of the site are all there are, each once', () => {
    expect([...SITE_PERMISSIONS, ...FORUM_PERMISSIONS].sort()).toEqual([...PERMISSIONS].sort());
  });
});

describe('the manual script', () => {
  /** Runs it as a console does; `heard`: the page is there and answers. */
  function run(heard: boolean) {
    const target = new EventTarget();
    const log = vi.fn();
    const warn = vi.fn();
    if (heard) {
      target.addEventListener(REPAIR_REQUEST, (event) => {
        event.preventDefault();
        target.dispatchEvent(new CustomEvent(REPAIR_ANSWER, { detail: { message: 'Listo' } }));
      });
    }
    runInNewContext(repairScript(), { window: target, CustomEvent, console: { log, warn } });
    return { log, warn };
  }

  it('asks the page and says what it answers', () => {
    const { log, warn } = run(true);
    expect(log).toHaveBeenCalledWith('Listo');
    expect(warn).not.toHaveBeenCalled();
  });

  it('says where to paste it when nobody hears it', () => {
    expect(run(false).warn).toHaveBeenCalledWith(foroStaff.forumCategories.script.notHere);
  });

  it('holds no credentials and speaks to no server', () => {
    expect(repairScript()).not.toMatch(/fetch|XMLHttpRequest|token|apiKey|password|https?:/i);
  });
});
