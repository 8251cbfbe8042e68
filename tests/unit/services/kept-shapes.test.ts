import { expect, it } from 'vitest';
import { parseLatestTopic } from '@/model/forum/latest-topic';
import { parseForumCategory, parseReply, parseTopic } from '@/model/forum/topic';
import { parseArticle } from '@/services/articles/reading';
import { parseShard } from '@/services/articles/shards';
import { SHAPE } from '@/services/client/persistence';
import { parseComment } from '@/services/comments/reading';
import { parseProfile } from '@/services/users/data';

/** What the site reads and keeps on devices, as its parsers make it of documents without fields. */
const kept = {
  article: parseArticle('', {}),
  shard: parseShard('', {}),
  comment: parseComment('', {}, ''),
  profile: parseProfile('', {}),
  forumCategory: parseForumCategory('', {}),
  topic: parseTopic('', {}),
  latestTopic: parseLatestTopic('', {}),
  reply: parseReply('', {}),
};

/** What the number SHAPE stands for: the fields of each, with the kind that they have where a document lacks them. */
const SAID = {
  number: '6',
  fields: {
    article:
      'autor:string autorId:string borrando:boolean categorias:list comentariosCount:number ' +
      'contenido:string estado:string fechaActualizacion:null fechaCreacion:null ' +
      'fechaPublicacion:null ficha:null fragmentos:null fuentes:list id:string imagenDestacada:null ' +
      'imagenPrincipal:null imagenes:list imagenesAlt:object origen:null ' +
      'pasajesPrincipales:list resumen:string revisiones:number slug:string tags:list ' +
      'titulo:string version:number visitas:number visitasContadas:number',
    comment:
      'articuloId:string articuloTitulo:string autor:string autorAvatar:null autorId:null ' +
      'autorRol:null contenido:string fechaActualizacion:null fechaPublicacion:null id:string ' +
      'respuestaA:null',
    forumCategory:
      'color:string descripcion:string icono:string id:string mensajeCount:number nombre:string ' +
      'orden:number temaCount:number ultimoTema:null',
    latestTopic:
      'anclado:boolean autorAvatar:string autorNombre:string borrando:boolean ' +
      'categoriaId:string destacado:boolean estado:string fechaActualizacion:null id:string ' +
      'respuestas:number titulo:string',
    profile:
      'articulosCount:number avatar:null biografia:string comentariosCount:number ' +
      'fechaRegistro:null insignias:list nivelActividad:string nombre:string puntos:number ' +
      'respuestasForoCount:number rol:string temasForoCount:number uid:string',
    reply:
      'autorAvatar:string autorId:string autorNombre:string autorRol:string contenido:string ' +
      'editado:boolean fechaActualizacion:null fechaCreacion:null fechaEdicion:null id:string ' +
      'likes:number numero:number oculta:boolean pendiente:boolean reportes:number ' +
      'temaId:string usuariosLike:list',
    shard: 'anio:number entradas:object id:string total:undefined version:object',
    topic:
      'anclado:boolean autorAvatar:string autorId:string autorNombre:string autorRol:string ' +
      'borrando:boolean categoriaId:string contenido:string destacado:boolean editado:boolean ' +
      'estado:string fechaActualizacion:null fechaCreacion:null fechaEdicion:null id:string ' +
      'likes:number participantes:list reportes:number respuestaAceptadaId:null ' +
      'respuestas:number tags:list titulo:string ultimaRespuestaId:null ultimoNumero:number ' +
      'usuariosLike:list vistas:number vistasContadas:number',
  },
};

const kindOf = (value: unknown) => (value === null ? 'null' : Array.isArray(value) ? 'list' : typeof value);
const fieldsOf = (item: object) =>
  Object.entries(item)
    .map(([name, value]) => `${name}:${kindOf(value)}`)
    .sort()
    .join(' ');

it('what devices keep is as SHAPE says: who changes it raises SHAPE (persistence.ts) and writes it here', () => {
  const fields = Object.fromEntries(Object.entries(kept).map(([name, item]) => [name, fieldsOf(item)]));
  expect({ number: SHAPE, fields }).toEqual(SAID);
});
