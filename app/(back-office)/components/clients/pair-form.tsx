import type { PanelTexts } from '../panel-texts'

/** Two accounts by their numbers or addresses, for a clerk who knows of a duplicate that the shop did not find. */
export function PairForm({ keep, texts: { t } }: { keep: string; texts: PanelTexts }) {
  return (
    <form action="/admin/doubles" className="bo-filters">
      <div>
        <label htmlFor="double-keep">{t('backOffice.doubles.heads.keep')}</label>
        <input id="double-keep" name="keep" defaultValue={keep} required maxLength={320} />
      </div>
      <div>
        <label htmlFor="double-leave">{t('backOffice.doubles.heads.leave')}</label>
        <input
          id="double-leave"
          name="leave"
          required
          maxLength={320}
          placeholder={t('backOffice.doubles.byWhat')}
        />
      </div>
      <button type="submit" className="bo-button">
        {t('backOffice.doubles.compare')}
      </button>
    </form>
  )
}
