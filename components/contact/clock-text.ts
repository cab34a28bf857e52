/** A clock time `HH:MM` as people of a language write it: "9 h", "14 h 30", "9 Uhr", "9 am". */
export function clockText(time: string, locale: string): string {
  const [hour = 0, minute = 0] = time.split(':').map(Number)
  const short = String(hour)
  if (locale.startsWith('fr')) return minute ? `${short} h ${time.slice(3)}` : `${short} h`
  if (locale.startsWith('de')) return minute ? `${short}:${time.slice(3)} Uhr` : `${short} Uhr`
  const half = hour % 12 === 0 ? 12 : hour % 12
  return `${half}${minute ? `:${time.slice(3)}` : ''} ${hour < 12 ? 'am' : 'pm'}`
}
