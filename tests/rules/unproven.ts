/**
 * Conditions of firestore.rules that no denied row of the matrix proves needed yet, each by its line and its words: the first
 * rows on the list were noticed for a while only by rows whose time had run out. A row that proves one takes it off this list.
 */
export const UNPROVEN: Readonly<Record<string, readonly string[]>> = {
  // The birth of an account with a double: tests/rules/attacks/values.test.ts tries it.
  'allow create: if isMe(uid) && isNewborn(after())': ['keepsFiguresWhole(after())'],
  // An award without its acceptance.
  '&& get(path).data.respuestaAceptada == false && getAfter': [
    'get(path).data.respuestaAceptada == false',
    'getAfter(path).data.respuestaAceptada == true',
  ],
  'function isCounting(report)': ['report.fechaReporte == request.time', 'report.reportadorNuevo == false'],
  // What a topic keeps of its last reply.
  'return isUpTo(words, 100)': ['isUpTo(words, 100)'],
  'return reply.temaId == tema && !reply.oculta': ['!reply.oculta'],
  '&& isSummary(last, last.id, getAfter(path).data)': ['isSummary(last, last.id, getAfter(path).data)'],
  "return changed.hasOnly(['estado', 'cerradoPorReportes'": ['changesSomething()'],
  'function isAnswer(reply, isAccepted)': ['reply.temaId == tema'],
  ": isOwnOrLogged('moderarForo', ['aceptar']": ['isAnswer(getAfter(replyPath(answer)).data, true)'],
  "allow create: if tema.matches('[A-Za-z0-9]{20}')": ['isFinal(topicPath(tema))'],
  // Entries of the search.
  "&& data.tipo in ['tema', 'respuesta'] && entrada": [
    "data.tipo in ['tema', 'respuesta']",
    "entrada == data.tipo + '_' + data.itemId",
    'isUpTo(data.texto, 5000)',
  ],
  "let tags = data.tipo == 'tema'": ["data.tipo == 'tema'", 'item.tags.size() > 0'],
  '&& (item.autorId == request.auth.uid && isActive()': [
    "(item.autorId == request.auth.uid && isActive() || data.tipo == 'respuesta' && can('editarRespuestasAjenas'))",
    'item.autorId == request.auth.uid',
    'isActive()',
    "data.tipo == 'respuesta'",
    "can('editarRespuestasAjenas')",
  ],
  // Reports.
  "&& reporte == data.tipo + '_'": ["reporte == data.tipo + '_' + data.itemId + '_' + request.auth.uid"],
  "allow create: if isActive() && isMyEvent({'tipo': 'reporte'": ['isActive()'],
  // Notices.
  '&& !isOwner()': ['!isOwner()'],
};
