/**
 * Conditions of firestore.rules that no row of the matrix proves needed yet: without the condition every denied row is still
 * denied. Most of them hold what only one document written twice in a commit would break (Google's emulator folds such writes, so
 * that a row of both cannot say it), or stand beside another condition that refuses the same. Each is the line it stands on and
 * its text; write the row, take it off. The gate counts them as skipped.
 */
export const UNPROVEN: readonly (readonly [line: string, condition: string])[] = [
  ['return value is list && value.size() <= max', 'value is list'],
  [
    'function isPage(max) { return request.query.limit <= max && request.query.offset == 0; }',
    'request.query.offset == 0',
  ],
  [
    'return getAfter(path).data == request.resource.data && (resource == null ? !exists(path) : get(path).data == resource.data);',
    'getAfter(path).data == request.resource.data',
  ],
  [
    'return getAfter(path).data == request.resource.data && (resource == null ? !exists(path) : get(path).data == resource.data);',
    '(resource == null ? !exists(path) : get(path).data == resource.data)',
  ],
  [
    '&& isFinal(articlePath(articulo)) && exists(path) != existsAfter(path);',
    'isFinal(articlePath(articulo))',
  ],
  [': date == null && !isPublic;', '!isPublic'],
  ['return !isIn(kind, shard) || shards != null && shards[kind] == shard', 'shards != null'],
  [
    "return data.autorId == 'blogger' && data.origen.keys().hasOnly(['tipo', 'id', 'huella', 'direccion'])",
    "data.autorId == 'blogger'",
  ],
  [
    "&& data.origen.get('direccion', '/').matches('(https?:/)?/\\\\S{1,490}|/') && isWellFormed(known, changed, data)",
    'isWellFormed(known, changed, data)',
  ],
  [
    "&& (data.fechaPublicacion is timestamp || data.estado != 'publicado' && data.get('fechaPublicacion', null) == null)",
    "data.get('fechaPublicacion', null) == null",
  ],
  [
    '&& data.fechaActualizacion is timestamp && data.fechaActualizacion <= request.time && data.comentariosCount >= 0',
    'data.fechaActualizacion is timestamp',
  ],
  [
    '&& data.fechaActualizacion == request.time && data.comentariosCount == 0 && isSave({}, data.keys().toSet(), data);',
    'data.fechaActualizacion == request.time',
  ],
  [
    'function isOnlySave(path) { return getAfter(path).data == request.resource.data && get(path).data == resource.data; }',
    'getAfter(path).data == request.resource.data',
  ],
  [
    'function isOnlySave(path) { return getAfter(path).data == request.resource.data && get(path).data == resource.data; }',
    'get(path).data == resource.data',
  ],
  ['? isOnlySave(articlePath(articulo))', 'isOnlySave(articlePath(articulo))'],
  ["&& (before().autorId == 'blogger' && isAdministrator()", "before().autorId == 'blogger'"],
  [
    '? changed.hasOnly(importedFields()) && isImport(before(), changed, after())',
    'isImport(before(), changed, after())',
  ],
  ['&& isFinal(articlePath(articulo))', 'isFinal(articlePath(articulo))'],
  [
    'allow delete: if get(articlePath(articulo)).data == resource.data && !existsAfter(articlePath(articulo))',
    'get(articlePath(articulo)).data == resource.data',
  ],
  [
    'allow delete: if get(articlePath(articulo)).data == resource.data && !existsAfter(articlePath(articulo))',
    '!existsAfter(articlePath(articulo))',
  ],
  ['|| isCommentId(data.respuestaA)', 'isCommentId(data.respuestaA)'],
  [
    "&& isText(data.autor, 80) && data.autorId == null && isCommentId(data.get('respuestaA', '-'))",
    'data.autorId == null',
  ],
  [
    '&& hasPublicTexts(data) && keepsCountersWhole(data) && areDefaults(data.permisos, data.rol);',
    'keepsCountersWhole(data)',
  ],
  [
    ": hasSuspension(before()) && after().estado == 'activo' && after().suspension == null)",
    'after().suspension == null',
  ],
  [
    ": changed.hasOnly(['articulosFavoritos', 'ultimaActividad', 'ultimoEvento']) && exists(awardPath('favorito-' + id)));",
    "changed.hasOnly(['articulosFavoritos', 'ultimaActividad', 'ultimoEvento'])",
  ],
  [
    "function isPublic(article) { return article.estado == 'publicado' && article.autorId == uid; }",
    "article.estado == 'publicado'",
  ],
  ['&& (exists(path) && isPublic(get(path).data)) == (step == -1)', 'exists(path)'],
  [
    ": type in ['like', 'like-quitado'] && movesFigures(changed, ['puntos'], ['likes', 'puntosForo'])",
    "type in ['like', 'like-quitado']",
  ],
  [
    "&& (type in ['favorito-quitado', 'favoritos-vaciados', 'tema-favorito-quitado'] || isFinal(accountPath(uid)))",
    "(type in ['favorito-quitado', 'favoritos-vaciados', 'tema-favorito-quitado'] || isFinal(accountPath(uid)))",
  ],
  [
    ": type == 'tema-favorito-quitado' && isTopicUnsaved(changed, id))))));",
    "type == 'tema-favorito-quitado'",
  ],
  [
    "allow delete: if isOwner() && (resource == null || account(uid).estado == 'activo' && existsAfter(farewellPath()))",
    'isOwner()',
  ],
  [
    '&& !existsAfter(accountPath(uid)) && !existsAfter(/databases/$(database)/documents/perfiles/$(uid));',
    '!existsAfter(accountPath(uid))',
  ],
  [
    '&& !existsAfter(accountPath(uid)) && !existsAfter(/databases/$(database)/documents/perfiles/$(uid));',
    '!existsAfter(/databases/$(database)/documents/perfiles/$(uid))',
  ],
  ['&& data.puntos is int && now(data.fechaObtencion)', 'now(data.fechaObtencion)'],
  [
    "allow create: if request.auth.uid == uid && request.resource.data == {'fecha': request.time} && exists(accountPath(uid))",
    'request.auth.uid == uid',
  ],
];
