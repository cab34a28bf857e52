/**
 * Names without the word that all of them begin with: "Laiton poli", "Laiton brossé" become "Poli", "Brossé". They
 * stay whole where one of them would be left with nothing.
 */
export function withoutCommonWord(names: readonly string[]): readonly string[] {
  const [word] = names[0]?.split(' ') ?? []
  const rests = names.map(name => (name.startsWith(`${word} `) ? name.slice(`${word} `.length) : ''))
  if (names.length < 2 || !word || rests.some(rest => rest === '')) return names
  return rests.map(rest => rest.replace(/^\p{Ll}/u, first => first.toLocaleUpperCase()))
}
