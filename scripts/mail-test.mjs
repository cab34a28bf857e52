// `npm run mail:test -- ADDRESS`: sends one mail through the mail server of the settings and says what the server answered.
import { checkNode, installIfNeeded } from './lib/install.mjs'
import { explainFailure } from './lib/say.mjs'
import { checkSettings } from './lib/settings.mjs'
import { sendTestMail } from './lib/test-mail.mjs'

try {
  checkNode()
  await installIfNeeded()
  await checkSettings(process.env)
  const [to = ''] = process.argv.slice(2)
  const answer = await sendTestMail({ env: process.env, to })
  console.log(`The mail server accepted the mail to ${to}: ${answer}`)
} catch (error) {
  console.error(`\n${explainFailure(error)}\n`)
  process.exit(1)
}
