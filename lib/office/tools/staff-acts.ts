/** What one of the staff does to a document (TOOLS-2, STAFF-6). */
export const staffActKinds = [
  'made',
  'changed',
  'removed',
  'published',
  'planned',
  'taken-back',
  'called-off',
  'imported',
  'merged',
  'erased',
  'unread',
] as const
export type StaffActKind = (typeof staffActKinds)[number]
