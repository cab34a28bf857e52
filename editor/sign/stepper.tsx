'use client'
import { useLocale, useTranslations } from 'next-intl'
import { Button } from '@/components/ui/button'
import { classNames } from '@/components/ui/class-names'
import { Icon } from '@/components/ui/icon'
import { mm } from '../panels/product-line'
import { useEditor, useSetting } from '../state/editor-context'
import { contentStep, type EditorMenu, type EditorStep, editorSteps } from '../state/editor-state'
import { ColoursPanel } from './colours-panel'
import { DimensionsPanel } from './dimensions-panel'
import { FixingsPanel } from './fixings-panel'
import { MaterialPanel } from './material-panel'
import { useSign } from './use-sign'

/** The answer of each step, in a few words. */
function useAnswers(): Record<EditorStep, string> {
  const t = useTranslations('editor')
  const locale = useLocale()
  const { catalogue, language } = useSetting()
  const sign = useSign()
  const config = sign?.config
  const material = catalogue.materials.materials.find(candidate => candidate.name === config?.material)
  const colour = material?.colors.find(candidate => candidate.slug === config?.color)
  const fixing = catalogue.fixings.fixings.find(candidate => candidate.name === config?.fixing.name)
  return {
    'sign-dimensions': config
      ? t('size', { width: mm(config.width, locale), height: mm(config.height, locale) })
      : '',
    'sign-material': material?.title[language] ?? '',
    'sign-colors': colour ? `${colour.readableBg[language]}, ${colour.readableText[language]}` : '',
    'sign-fixings': fixing?.label[language] ?? '',
    content: t('step.contentHint'),
  }
}

interface StepListProps {
  /** The one that is open; those before it are done. */
  step: number
  onGo: (step: number) => void
  className?: string
}

/** The five steps of a sign, with the answers; the person can go back to done ones. */
function StepList({ step, onGo, className }: StepListProps) {
  const t = useTranslations('editor.step')
  const answers = useAnswers()
  return (
    <nav aria-label={t('label')} className={classNames('border-b border-line bg-paper', className)}>
      <ol className="flex justify-start overflow-x-auto px-1 xl:justify-center xl:gap-4">
        {editorSteps.map((name, index) => {
          const done = index < step
          const current = index === step
          return (
            <li key={name} className="shrink-0">
              <button
                type="button"
                aria-current={current ? 'step' : undefined}
                onClick={() => onGo(index)}
                className={classNames(
                  'flex h-full min-w-11 items-center gap-2.5 border-b-2 px-2 py-2.5 text-left short:py-1 xl:px-4',
                  current ? 'border-mat' : 'border-transparent text-ink-2',
                )}
              >
                <span
                  className={classNames(
                    'grid size-6.5 shrink-0 place-items-center rounded-full border text-xs font-semibold',
                    current && 'border-mat bg-mat text-white',
                    done && 'border-mat-soft bg-mat-soft text-mat',
                    !done && !current && 'border-edge',
                  )}
                >
                  {done ? <Icon name="check" size={15} /> : index + 1}
                </span>
                <span className={classNames('leading-tight', !current && 'max-xl:sr-only')}>
                  <span className="block text-sm font-semibold">
                    {t(name)}
                    {done && <span className="sr-only"> ({t('done')})</span>}
                  </span>
                  <span className="block max-w-36 truncate text-xs text-ink-2">{answers[name]}</span>
                </span>
              </button>
            </li>
          )
        })}
      </ol>
    </nav>
  )
}

/** The steps of a new sign. */
export function Stepper({ step }: { step: number }) {
  const editor = useEditor()
  return <StepList step={step} onGo={index => editor.goToStep(index)} />
}

/** The menu of each question once the steps are over. */
const menuOfStep: Record<EditorStep, EditorMenu> = {
  'sign-dimensions': 'dimensions',
  'sign-material': 'material',
  'sign-colors': 'colours',
  'sign-fixings': 'fixings',
  content: 'texts',
}

/**
 * The steps of a sign whose content is open: all questions of its page or of the steps are done, and each step leads back to its question
 * (DESIGN-8). The history stays: no later drawing is lost.
 */
export function StepsDone({ className, onOpen }: { className?: string; onOpen?: () => void }) {
  const editor = useEditor()
  const go = (index: number) => {
    const name = editorSteps[index]
    if (name) editor.openMenu(menuOfStep[name])
    onOpen?.()
  }
  return <StepList step={contentStep} onGo={go} className={className} />
}

/** The question of a step. */
export function StepPanel({ step }: { step: number }) {
  switch (editorSteps[step]) {
    case 'sign-dimensions':
      return <DimensionsPanel />
    case 'sign-material':
      return <MaterialPanel />
    case 'sign-colors':
      return <ColoursPanel />
    case 'sign-fixings':
      return <FixingsPanel />
    default:
      return null
  }
}

/** Back and on. The last step leads to the content, where stepper mode ends. */
export function StepBar({ step }: { step: number }) {
  const t = useTranslations('editor.step')
  const editor = useEditor()
  const next = editorSteps[step + 1]
  return (
    <footer className="flex items-center justify-between gap-3 border-t border-line bg-paper px-4 py-3 short:py-1.5">
      <Button
        look="secondary"
        size="small"
        disabled={step === 0}
        onClick={() => editor.goToStep(step - 1)}
        className="max-xl:flex-1"
      >
        {t('back')}
      </Button>
      <p className="text-sm text-ink-2 max-xl:sr-only">
        {t('place', { step: step + 1, steps: editorSteps.length })}
      </p>
      {next && (
        <Button size="small" onClick={() => editor.goToStep(step + 1)} className="max-xl:flex-1">
          {t('next', { name: t(next) })}
        </Button>
      )}
    </footer>
  )
}
