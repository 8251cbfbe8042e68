import { describe, expect, it } from 'vitest';
import { ACTION_OPTIONS, logDays, logSentence } from '@/model/forum/log-view';
import { LOG_ACTIONS, type LogLine } from '@/model/forum/staff-log';

const line = (changes: Partial<LogLine> = {}): LogLine => ({
  id: 'l',
  accion: 'aceptar',
  moderadorId: 'eva',
  moderadorNombre: 'Eva',
  tipo: 'respuesta',
  objetivoId: 'r1',
  titulo: 'El oasis de Nahom',
  autorId: 'luis',
  motivo: '',
  change: null,
  fecha: new Date(2026, 2, 3, 10),
  ...changes,
});
const spoken = (changes: Partial<LogLine>) => {
  const { did, title, rest } = logSentence(line(changes));
  return [did, title, rest].filter((part) => part !== null).join(' ');
};

describe('a line of the log', () => {
  it.each([
    [{ accion: 'aceptar' }, 'aceptó una respuesta en El oasis de Nahom'],
    [{ accion: 'quitar-aceptada' }, 'retiró la respuesta aceptada en El oasis de Nahom'],
    [{ accion: 'advertir', tipo: 'tema' }, 'advirtió al autor del tema El oasis de Nahom'],
    [
      { accion: 'descartar', tipo: 'comentario' },
      'descartó los reportes de un comentario en El oasis de Nahom',
    ],
    [{ accion: 'anclar', tipo: 'tema' }, 'cambió el anclado del tema El oasis de Nahom'],
    [{ accion: 'anclar', tipo: 'tema', change: { de: 'no', a: 'sí' } }, 'ancló el tema El oasis de Nahom'],
    [
      { accion: 'destacar', tipo: 'tema', change: { de: 'sí', a: 'no' } },
      'quitó el destacado del tema El oasis de Nahom',
    ],
    [
      { accion: 'cerrar', tipo: 'tema', change: { de: 'abierto', a: 'cerrado' } },
      'cerró el tema El oasis de Nahom que estaba abierto',
    ],
    [
      { accion: 'mover', tipo: 'tema', change: { de: 'General', a: 'Mapas' } },
      'cambió de categoría el tema El oasis de Nahom de «General» a «Mapas»',
    ],
    [
      { accion: 'editar', tipo: 'tema', change: { de: 'El oasis de Nahom', a: 'Nahom' } },
      'editó el tema El oasis de Nahom que ahora se llama «Nahom»',
    ],
    [{ accion: 'ocultar', tipo: 'tema' }, 'cerró por reportes el tema El oasis de Nahom'],
    [{ accion: 'ocultar' }, 'ocultó una respuesta en El oasis de Nahom'],
    [{ accion: 'eliminar', tipo: 'articulo' }, 'eliminó el artículo El oasis de Nahom'],
    [{ accion: 'suspender', tipo: 'miembro', titulo: 'Luis' }, 'suspendió a Luis'],
    [{ accion: 'crear-categoria', tipo: 'categoria', titulo: 'General' }, 'creó la categoría General'],
    [
      { accion: 'vaciar-categoria', tipo: 'categoria', titulo: 'General' },
      'empezó a eliminar con todos sus temas la categoría General',
    ],
    [
      { accion: 'ordenar-categorias', tipo: 'categoria', titulo: 'General' },
      'cambió el orden de las categorías',
    ],
  ] as const)('%o says "%s"', (changes, words) => expect(spoken(changes)).toBe(words));

  it('leads to what is there', () => {
    expect(logSentence(line({ tipo: 'tema', objetivoId: 't1', accion: 'cerrar' })).href).toBe(
      '/foro/tema/t1',
    );
    expect(logSentence(line({ tipo: 'categoria', objetivoId: 'c', accion: 'editar-categoria' })).href).toBe(
      '/foro/categoria/c',
    );
    expect(logSentence(line({ tipo: 'articulo', objetivoId: 'a', accion: 'descartar' })).href).toBe(
      '/articulo/a',
    );
    expect(logSentence(line({ tipo: 'miembro', objetivoId: 'luis', accion: 'nota' }))).toMatchObject({
      href: '/foro/admin/miembro/luis',
      isName: true,
    });
  });

  it('leads nowhere where nothing is left', () => {
    expect(logSentence(line({ tipo: 'tema', accion: 'eliminar' })).href).toBeNull();
    expect(logSentence(line({ tipo: 'categoria', accion: 'eliminar-categoria' })).href).toBeNull();
    expect(logSentence(line({ tipo: 'miembro', autorId: null, accion: 'nota' })).href).toBeNull();
  });
});

it('the filter offers every action once', () => {
  expect(ACTION_OPTIONS.map(({ value }) => value).sort()).toEqual([...LOG_ACTIONS].sort());
});

it('lines of one day stand together', () => {
  const lines = [
    line({ id: 'a', fecha: new Date(2026, 2, 3, 23) }),
    line({ id: 'b', fecha: new Date(2026, 2, 3, 1) }),
    line({ id: 'c', fecha: new Date(2026, 2, 2, 23) }),
    line({ id: 'd', fecha: null }),
  ];
  expect(logDays(lines).map(([, of]) => of.map(({ id }) => id))).toEqual([['a', 'b'], ['c'], ['d']]);
});
