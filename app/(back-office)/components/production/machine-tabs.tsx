import { type Machine, machines } from '@/lib/workshop/production/machines'
import type { PanelTexts } from '../panel-texts'

interface MachineTabsProps {
  machine: Machine
  /** Pieces that wait, by machine. */
  counts: ReadonlyMap<Machine, number>
  texts: PanelTexts
}

/** The machines side by side, each with what waits there. */
export function MachineTabs({ machine, counts, texts: { t } }: MachineTabsProps) {
  return (
    <nav className="bo-production__machines" aria-label={t('backOffice.production.machine')}>
      {machines.map(name => (
        <a
          key={name}
          href={`/admin/production?machine=${name}`}
          aria-current={name === machine ? 'page' : undefined}
        >
          <strong>{t(`backOffice.production.machines.${name}`)}</strong>
          <small>{t(`backOffice.production.kinds.${name}`)}</small>
          <span>{t('backOffice.production.pieces', { count: counts.get(name) ?? 0 })}</span>
        </a>
      ))}
    </nav>
  )
}
