/** A bank account for a shop that is tried out: a published sample number that no money reaches. */
const account = {
  bankHolder: 'Boutique d’essai',
  bankIban: 'FR7630006000011234567890189',
  bankBic: 'AGRIFRPP',
}

/**
 * Names the bank account of a fresh shop that is tried out, as its owner does in the panel: without one nobody could pay by transfer.
 * @param {string} url
 * @param {{ email: string, password: string }} admin
 */
export async function nameBankAccount(url, { email, password }) {
  const send = (path, body, headers = {}) =>
    fetch(`${url}/cms-api/${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify(body),
    })
  const login = await send('admins/login', { email, password })
  const cookie = login.headers.getSetCookie()[0]?.split(';')[0] ?? ''
  const named = await send('globals/company', account, { cookie, origin: url })
  if (!named.ok) throw new Error(`the shop took no bank account: ${named.status} ${await named.text()}`)
}
