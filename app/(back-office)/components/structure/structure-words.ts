/** The words of a structure's form, by their names in the messages: read on the server, shown in the browser. */
export const structureWords = [
  'add',
  'addByName',
  'remove',
  'up',
  'down',
  'none',
  'unknown',
  'filter',
  'set',
  'asText',
  'asForm',
  'key',
  'onePerLine',
] as const
export type StructureWord = (typeof structureWords)[number]
