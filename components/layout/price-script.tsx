/**
 * Chooses prices with or without VAT before the first paint: the stored choice, else without VAT in the
 * professional stamp area (specification §4). Inline and small: it must run before anything is drawn.
 */
export function PriceScript({ professionalPath }: { professionalPath: string }) {
  const path = JSON.stringify(professionalPath)
  const code = `try{var s=localStorage.getItem('pricesHT')}catch(e){}document.documentElement.dataset.prices=s==='true'||s!=='false'&&location.pathname.indexOf(${path})===0?'ht':'ttc'`
  // biome-ignore lint/security/noDangerouslySetInnerHtml: our own constant code
  return <script dangerouslySetInnerHTML={{ __html: code }} />
}
