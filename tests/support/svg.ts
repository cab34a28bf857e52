/** What is wrong with an SVG: tags that do not close, double or missing ids, invalid numbers. */
export function svgFaults(svg: string): string[] {
  const faults: string[] = []
  if (/NaN|Infinity|undefined|null/.test(svg)) faults.push('a value that is no number')
  const open: string[] = []
  const tags = /<(\/?)([a-zA-Z]+)((?:\s+[a-zA-Z0-9:-]+="[^"<]*")*)\s*(\/?)>/g
  const rest = svg.replace(tags, (_, closing: string, name: string, __, empty: string) => {
    if (closing) {
      if (open.pop() !== name) faults.push(`</${name}> closes nothing`)
    } else if (!empty) open.push(name)
    return ''
  })
  if (rest.trim()) faults.push(`text between tags: ${rest.trim().slice(0, 40)}`)
  if (open.length) faults.push(`open: ${open.join(' ')}`)
  if (!/^<svg [^>]*viewBox="-?[\d.]+ -?[\d.]+ [\d.]+ [\d.]+"/.test(svg)) faults.push('no view box')
  const ids = [...svg.matchAll(/ id="([^"]+)"/g)].map(match => match[1])
  if (new Set(ids).size !== ids.length) faults.push('two elements with one id')
  for (const match of svg.matchAll(/(?:url\(|href=")#([^)"]+)[)"]/g)) {
    if (!ids.includes(match[1])) faults.push(`no element ${match[1]}`)
  }
  return faults
}
