import { defaultSender, mailTransport } from './mail-transport.mjs'
import { PlainError } from './say.mjs'

/** The answer of a mail server or of the network, without what the settings say of its login. */
const answerOf = error => error.response ?? error.code ?? 'no answer'

/**
 * Sends one mail through the mail server of the settings and resolves with the server's answer (RUN-8). Rejects with one
 * sentence that never holds `SMTP_URL`, in which a password may stand.
 * @param {{ env: Record<string, string | undefined>, to: string }} mail
 * @returns {Promise<string>}
 */
export async function sendTestMail({ env, to }) {
  if (!/^[^\s@]+@[^\s@]+$/.test(to))
    throw new PlainError('Name an address: npm run mail:test -- you@example.org')
  if (!env.SMTP_URL) throw new PlainError('SMTP_URL is not set: mails become files in DATA_DIR/mail.')
  const transport = mailTransport(env.SMTP_URL)
  const from = env.MAIL_FROM ?? defaultSender
  const site = env.SITE_URL ?? `http://localhost:${env.PORT ?? 3000}`
  try {
    const { response } = await transport.sendMail({
      from,
      to,
      subject: 'Test mail of the shop',
      text: `This mail was sent by "npm run mail:test".\nThe shop at ${site} can send mail.\n`,
    })
    return response
  } catch (error) {
    throw new PlainError(`The mail server did not accept the mail: ${answerOf(error)}`)
  } finally {
    transport.close()
  }
}
