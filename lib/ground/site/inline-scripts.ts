/**
 * Before the first paint: sets on `<html>` the role in which the browser shops (`server/doors/http/role-cookie.ts`), and chooses prices
 * with or without VAT: the stored choice, else without VAT for companies, retailers and staff (PEOPLE-4) and in the professional stamp
 * area, whose path the script's own tag says (PRICE-11). Where another country was chosen for delivery than the page's, it says so:
 * amounts wait for that country's VAT (`watchZone`). Inline and small.
 */
export const choosePrices =
  "try{var s=localStorage.getItem('pricesHT'),z=localStorage.getItem('zoneSelected')}catch(e){}var h=document.documentElement,d=h.dataset,r=(/(?:^|; )shop-role=(client|company|retailer|admin)(?:;|$)/.exec(document.cookie)||[])[1];if(r)d.role=r;if(z&&h.lang.slice(3)!=z)d.zone='';d.prices=s==='true'||s!=='false'&&(r&&r!=='client'||location.pathname.indexOf(document.currentScript.dataset.professional)===0)?'ht':'ttc'"

/**
 * Sets how large a millimetre is on a screen that was measured (`stores/screen-scale.ts`) before the first paint: what is
 * shown at its true size does not jump.
 */
export const setScreenScale =
  "try{var m=+localStorage.getItem('screenScale')}catch(e){}if(m>=1&&m<=60)document.documentElement.style.setProperty('--mm',m/devicePixelRatio+'px')"

/**
 * Forms read their texts by schemas, which the schema library would compile where it may. It may not here, and each try
 * is a breach of the page's policy that the browser reports: it does not try. Read when the first schema is made.
 */
const compileNothing = 'globalThis.__zod_globalConfig={jitless:true}'

/**
 * Remembers the last press, or Escape, or form that was sent: an event from before a listener exists is dispatched again
 * (`useEarlyChoices`, and the header's panels, which open without code). Only code sends a form without an action: the browser would
 * put its content into the page's address.
 */
const keepPress =
  "['click','keydown','submit'].map(function(t){addEventListener(t,function(e){var f=e.target;if(t=='submit'){if(f.hasAttribute('action')||f.method=='dialog')return;e.preventDefault()}if(!e.key||e.key=='Escape')window.earlyPress=e},true)})"

/**
 * Until the app handles navigation (`Journey` removes this): a pressed link within the site keeps the campaign parameters of the
 * address (ORDER-13); the reader on the next page takes the ten of `campaignParameters` and cuts each to its length.
 */
const carryCampaign = `(function(c){c&&['click','auxclick'].map(function(t){addEventListener(t,carryCampaign,true)},window.carryCampaign=function(e){var a=e.target.closest('a[href^="/"]:not([href^="//"],[href^="/api"])');a&&c.map(function(v){v=v.slice(1);a.search.match(v.split('=')[0]+'=')||(a.search+=(a.search?'&':'?')+v)})})})(location.search.match(/[?&](utm_\\w+|\\w*clk?id|idcamp)=[^&]+/g))`

/**
 * Starts the build's own files, which a kept page carries as `type="late"` (server/doors/next/paint-first.ts): once the page is
 * painted and all of it is there. Where everything comes at once the page is loaded before it is painted, so loading alone
 * starts them only in a hidden tab, which is never painted, in a browser that does not say when it paints, and where two
 * seconds later nothing was painted yet.
 */
const startLate =
  "(function(){var d=document,f=function(){d.querySelectorAll('script[type=late]').forEach(function(o){var s=d.createElement('script');s.async=true;s.src=o.getAttribute('src');o.replaceWith(s)})},l=function(){d.hidden?f():setTimeout(f,2e3)};try{new PerformanceObserver(function(){d.readyState=='loading'?addEventListener('DOMContentLoaded',f):f()}).observe({type:'paint',buffered:true})}catch(e){l=f}addEventListener('load',l)})()"

/** What every page begins with. */
export const startPage = `${setScreenScale};${compileNothing};${keepPress};${carryCampaign};${startLate}`

/**
 * Says on `<html>` that the cart of this browser has no lines, before the first paint of its page: what is shown of an empty
 * cart waits for no code. One that cannot be read is not called empty. The page's code takes it back (cart-loader.tsx).
 */
export const markEmptyCart =
  "try{var c=JSON.parse(localStorage.getItem('cart'));if(!c||!c.state.items.length)document.documentElement.dataset.cart='empty'}catch(e){}"

/**
 * Shows the lines of the stored cart by the names that this browser saw last (stores/seen-lines.ts), in the page's language,
 * before the first paint of its page: they wait for no code. A name is always inserted as text.
 */
export const showSeenLines =
  "try{var d=document,h=d.documentElement,p=JSON.parse,s=p(localStorage.getItem('cartSeen')),u=d.getElementById('seen-lines');s.lang===h.lang&&p(localStorage.getItem('cart')).state.items.slice(0,6).map(function(i){var c=u.firstChild.cloneNode(true),l=s.lines.find(function(x){return x.id===i.id});if(l){c.querySelector('h3').textContent=l.title;c.querySelector('p').textContent=l.facts;h.dataset.seen=''}c.hidden=false;u.append(c)})}catch(e){}"

/** React reports in the browser what gave a page its status 404; it is no fault, so it need not stand in the console. */
export const expectStatus =
  "addEventListener('error',function(e){if(/^NEXT_HTTP_ERROR_FALLBACK/.test((e.error||{}).digest))e.preventDefault()})"

/** Every script that our components write into a page: the policy of each page allows these texts and no others of ours. */
export const inlineScripts: readonly string[] = [
  choosePrices,
  startPage,
  markEmptyCart,
  showSeenLines,
  expectStatus,
]
