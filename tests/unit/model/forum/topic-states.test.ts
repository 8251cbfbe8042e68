import { describe, expect, it } from 'vitest';
import { statesFor } from '@/model/forum/topic-states';
import { defaultPermissions } from '@/model/users/permissions/role-permissions';
import type { Role } from '@/model/users/roles';
import { topicOf } from './fixtures';

const member = (uid: string, rol: Role) => ({
  uid,
  rol,
  estado: 'activo' as const,
  permisos: defaultPermissions(rol),
});

describe('the states somebody may put a topic in', () => {
  const open = topicOf({ autorId: 'ana', estado: 'abierto' });

  it('for its author: resolved, and open again', () => {
    expect(statesFor(open, member('ana', 'usuario'))).toEqual(['resuelto']);
    expect(statesFor({ ...open, estado: 'resuelto' }, member('ana', 'usuario'))).toEqual(['abierto']);
  });

  it('for its author: none once a moderator closed it', () => {
    expect(statesFor({ ...open, estado: 'cerrado' }, member('ana', 'usuario'))).toEqual([]);
    expect(statesFor({ ...open, estado: 'archivado' }, member('ana', 'usuario'))).toEqual([]);
  });

  it('for who has cerrarTemas: all others', () => {
    expect(statesFor(open, member('mod', 'moderador'))).toEqual(['resuelto', 'cerrado', 'archivado']);
    expect(statesFor({ ...open, estado: 'cerrado' }, member('mod', 'moderador'))).toEqual([
      'abierto',
      'resuelto',
      'archivado',
    ]);
  });

  it('for everybody else: none', () => {
    expect(statesFor(open, member('luis', 'usuario'))).toEqual([]);
    expect(statesFor(open, { ...member('ana', 'usuario'), estado: 'suspendido' })).toEqual([]);
    expect(statesFor(open, null)).toEqual([]);
  });
});
