import type { UIFieldServerProps } from 'payload'
import { actorOfUser } from '@/cms/actor'
import { mayForget } from '@/server/people/factors/forget-for'
import { listPasskeys } from '@/server/people/factors/passkeys/passkeys'
import { readFactor } from '@/server/people/factors/second-factor'
import { CallButton } from './call-button'
import { panelTexts } from './panel-texts'
import './back-office.css'

const kinds: Readonly<Record<string, 'client' | 'staff'>> = { clients: 'client', admins: 'staff' }

/** Whether somebody has a second factor, and its removal for a person who has lost the phone and the codes on paper. */
export async function FactorField({ id, user, i18n, collectionSlug }: UIFieldServerProps) {
  const kind = kinds[collectionSlug]
  if (id === undefined || !kind) return null
  const holder = { kind, id: Number(id) }
  const { since } = await readFactor(holder)
  // A client's keys stay when his second factor is removed: only he removes them.
  const keys = kind === 'staff' ? (await listPasskeys(holder)).data : []
  const { t } = await panelTexts(i18n.language)
  return (
    <section className="bo-notice" aria-label={t('accountArea.factor.title')}>
      <p>{t(since ? 'backOffice.secondStep.on' : 'backOffice.secondStep.off')}</p>
      {keys.length > 0 && (
        <p>
          {t('accountArea.passkeys.title')} ({keys.map(({ name }) => name).join(', ')})
        </p>
      )}
      {(since || keys.length > 0) && mayForget(actorOfUser(user), holder) && (
        <>
          <p>{t('backOffice.secondStep.lost')}</p>
          <CallButton
            method="DELETE"
            path={`/api/second-factors/${kind}/${id}`}
            label={t('accountArea.factor.remove')}
            failed={t('account.failed')}
          />
        </>
      )}
    </section>
  )
}
