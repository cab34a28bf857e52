'use client'
import { useLocale, useTranslations } from 'next-intl'
import { type AlternativePart, describeAlternative } from '@/lib/product/configuration/describe-alternative'
import type { SignAlternative } from '@/lib/product/configuration/explain'
import type { SignChoice } from '@/lib/product/sign/choice'
import { mm } from '../panels/product-line'
import { RefusedAlert } from '../panels/refused-alert'
import { WaysOut } from '../panels/ways-out'
import { useEditor, useEditorState, useSetting } from '../state/editor-context'
import { useSignFindingText } from './sign-notice'
import { useSign } from './use-sign'

/** Most alternatives on offer; more are no help. */
const mostWays = 3

/** An alternative, in a few words. */
function useAlternativeName(): (alternative: SignAlternative) => string {
  const t = useTranslations('editor')
  const locale = useLocale()
  const { catalogue, language } = useSetting()
  const word = (part: AlternativePart): string => {
    switch (part.kind) {
      case 'size':
        return t('size', { width: mm(part.width, locale), height: mm(part.height, locale) })
      case 'color':
        return t('sign.colourName', { ground: part.ground, text: part.text })
      case 'finish':
        return t(part.name === 'straight' ? 'sign.noFinish' : `sign.finish.${part.name}`)
      case 'name':
        return part.name
    }
  }
  return alternative => describeAlternative(alternative, catalogue, language).map(word).join(', ')
}

/**
 * Why the last choice in this group is impossible, every reason with its figure, and the nearest possible signs, each a
 * button with its price (SIGN-34).
 */
export function RefusedChoice({ of }: { of: SignChoice['kind'] }) {
  const t = useTranslations('editor.sign')
  const editor = useEditor()
  const refused = useEditorState(({ refusedChoice }) =>
    refusedChoice?.choice.kind === of ? refusedChoice : null,
  )
  const reason = useSignFindingText()
  const nameOf = useAlternativeName()
  const sign = useSign()
  if (!refused) return null
  const ways = refused.alternatives
    .map(alternative => ({ alternative, name: nameOf(alternative) }))
    .filter(({ name }, index, all) => name && all.findIndex(other => other.name === name) === index)
    .slice(0, mostWays)
  return (
    <RefusedAlert
      of={refused}
      title={t('refused')}
      actions={
        <WaysOut
          ways={ways.map(({ alternative: { config, difference }, name }) => ({
            key: name,
            name,
            difference,
            take: () => sign?.take(config),
          }))}
          onLeave={() => editor.explain(null)}
        />
      }
    >
      {[...new Set(refused.reasons.map(reason))].map(line => (
        <span key={line} className="block">
          {line}
        </span>
      ))}
    </RefusedAlert>
  )
}
