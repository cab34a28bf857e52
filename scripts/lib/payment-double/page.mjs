import { newId } from './server.mjs'

const escaped = text => String(text).replace(/[&<>"]/g, sign => `&#${sign.charCodeAt(0)};`)

const style = `body{font:16px/1.5 system-ui,sans-serif;max-width:26rem;margin:10vh auto;padding:0 1rem;color:#16201c}
button,a.back{display:block;width:100%;box-sizing:border-box;margin:.5rem 0;padding:.75rem;font:inherit;text-align:center;border:1px solid #16201c;border-radius:4px;background:#fff;color:inherit;text-decoration:none}
button.pay{background:#14523f;color:#fff}p.note{background:#fdf6e7;padding:.5rem .75rem;border-radius:4px}`

const html = (body, status = 200) => ({
  status,
  type: 'text/html',
  body: `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><link rel="icon" href="data:,"><title>Test payment</title><style>${style}</style>${body}`,
})

const button = (value, text, look = '') =>
  `<button name="do" value="${value}" class="${look}">${text}</button>`

function payPage(session, note = '') {
  const amount = `${(session.amount_total / 100).toFixed(2)} ${session.currency.toUpperCase()}`
  return html(`<h1>Test payment</h1><p>No money moves here. ${escaped(amount)} for order ${escaped(session.client_reference_id)}.</p>
${note && `<p class="note" role="alert">${note}</p>`}
<form method="post">${button('accept', `Pay ${escaped(amount)}`, 'pay')}${button('decline', 'Decline the card')}${button('silent', 'Pay, and never tell the shop')}</form>
<a class="back" href="${escaped(session.cancel_url)}">Back to the shop</a>`)
}

/** Books the money; `over` may claim another amount than was asked for. */
function pay(service, session, over) {
  Object.assign(session, {
    status: 'complete',
    payment_status: 'paid',
    payment_intent: newId('pi'),
    url: null,
    ...over,
  })
  return service.eventOf('checkout.session.completed', { ...session })
}

/** What a form or a test asks to be different in the payment. */
function overOf(form) {
  const amount = form.get('amount')
  const currency = form.get('currency')
  return { ...(amount && { amount_total: Number(amount) }), ...(currency && { currency }) }
}

function act(service, session, form) {
  const wish = form.get('do')
  if (wish === 'decline') return payPage(session, 'The card was declined. Nothing was charged.')
  const event = pay(service, session, overOf(form))
  // A test delivers the event itself, when and as often as it likes.
  if (wish === 'hold') return { body: JSON.stringify({ session, event }) }
  if (wish === 'silent') return html('<h1>Paid</h1><p>The shop is not told. Close this page.</p>')
  void service.deliver(event)
  return { status: 303, headers: { location: session.success_url } }
}

/** The page on which somebody pays, declines, or leaves the shop in the dark. */
export function answerPage(service, { method, pathname, body }) {
  const session = service.sessions.get(pathname.split('/')[2] ?? '')
  if (!session) return html('<h1>No such payment</h1>', 404)
  if (session.status !== 'open')
    return html(
      `<h1>This payment is ${escaped(session.status)}</h1><a class="back" href="${escaped(session.cancel_url)}">Back to the shop</a>`,
    )
  return method === 'POST' ? act(service, session, new URLSearchParams(body)) : payPage(session)
}
