import type { UIFieldServerProps } from 'payload'
import { actorOfUser } from '@/cms/actor'
import { can } from '@/lib/actor/can'
import { EnterClientButton } from './enter-client-button'
import { panelTexts } from './panel-texts'
import './back-office.css'

/** On a client's sheet: the way into his place, for who may take it. */
export async function EnterClient({ id, user, i18n }: UIFieldServerProps) {
  if (id === undefined || !can(actorOfUser(user), 'client.stand-in')) return null
  const { t } = await panelTexts(i18n.language)
  return (
    <EnterClientButton
      whose={{ client: Number(id) }}
      label={t('backOffice.standIn.enter')}
      failed={t('backOffice.refusals.other')}
    />
  )
}
