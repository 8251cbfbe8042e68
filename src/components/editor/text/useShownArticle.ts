import { useMemo } from 'react';
import type { Article } from '@/model/article';
import { parseTags } from '@/model/article-fields';
import { withoutMarkers } from '@/model/upload-markers';
import { useSession } from '@/session';
import { useEditorState } from '../state/useEditorState';

/** The article as it would be shown if it were published now as it is written. */
export function useShownArticle(): Article {
  const { account } = useSession();
  const form = useEditorState((state) => state.form);
  const text = useEditorState((state) => state.text);
  const stored = useEditorState((state) => state.stored);
  return useMemo(() => {
    const { tagsText, ...fields } = form;
    return {
      ...(stored ?? NEW),
      ...fields,
      tags: parseTags(tagsText),
      contenido: withoutMarkers(text),
      autor: stored?.autor || (account?.nombre ?? ''),
      fechaPublicacion: stored?.fechaPublicacion ?? new Date(),
      fechaActualizacion: null,
    };
  }, [form, text, stored, account?.nombre]);
}

const NEW: Article = {
  id: '',
  titulo: '',
  contenido: '',
  resumen: '',
  slug: '',
  autorId: '',
  autor: '',
  categorias: [],
  tags: [],
  imagenPrincipal: null,
  imagenes: [],
  imagenDestacada: null,
  estado: 'borrador',
  fechaCreacion: null,
  fechaActualizacion: null,
  fechaPublicacion: null,
  visitas: 0,
  comentariosCount: 0,
  version: 0,
  revisiones: 0,
  imagenesAlt: {},
  origen: null,
  borrando: false,
  fragmentos: null,
};
