/** What a message is about. */
export const messageSubjects = [
  'order',
  'file',
  'quotation',
  'invoice',
  'withdrawal',
  'trade',
  'other',
] as const
export type MessageSubject = (typeof messageSubjects)[number]

/** The subject that an address asks for (`?subject=file`), or the first one. */
export const subjectOf = (value: string | null): MessageSubject =>
  messageSubjects.find(subject => subject === value) ?? 'order'

/** Files that go with a message: FORM-9, attachments. A megabyte is a million bytes. */
export const attachmentLimits = { files: 5, bytes: 30_000_000, name: 120 } as const

/** The name of a file as it is sent on: short, and its ending kept. */
export function attachmentName(name: string): string {
  if (name.length <= attachmentLimits.name) return name
  const ending = /\.[a-z0-9]{1,8}$/i.exec(name)?.[0] ?? ''
  return `${name.slice(0, attachmentLimits.name - ending.length)}${ending}`
}
