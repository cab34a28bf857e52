'use client'
import type { SignDesign } from '@/lib/design/scene/model'
import { hasMaterial, supportOf } from '@/lib/design/scene/traits'
import { explain } from '@/lib/product/configuration/explain'
import { largeFormatChoice } from '@/lib/product/configuration/large-format'
import { applyChoice, type SignChoice } from '@/lib/product/sign/choice'
import type { SignConfig } from '@/lib/product/sign/config'
import { normaliseSignConfig } from '@/lib/product/sign/normalise'
import { isOffered } from '@/lib/product/sign/offered'
import { openPopup } from '@/stores/ui'
import { useDesign, useEditor, useSetting } from '../state/editor-context'
import { withSignConfig } from './with-config'

export interface SignControls {
  design: SignDesign
  config: SignConfig
  /** The design with a choice applied, valid again; not saved yet. */
  tryChoice: (choice: SignChoice) => SignDesign
  /**
   * Makes a choice and reports other settings that it changed. An impossible choice is explained instead, and a large format needs a
   * confirmation (SIGN-20).
   */
  choose: (choice: SignChoice) => void
  /** Takes a config that was changed in another way. */
  take: (config: SignConfig) => void
}

/** The present sign, and functions to change it; null for a stamp. All rules are in lib/product/sign. */
export function useSign(): SignControls | null {
  const { catalogue, priceList, language } = useSetting()
  const editor = useEditor()
  const design = useDesign()
  if (!hasMaterial(design)) return null
  const config = design.config as SignConfig
  const normalised = (wanted: SignConfig) => normaliseSignConfig(wanted, catalogue)
  const withConfig = (next: SignConfig, from: SignDesign) => withSignConfig(from, next, catalogue, language)
  const take = (wanted: SignConfig) => {
    const { config: next, changes } = normalised(wanted)
    // The view may lag one keystroke behind: the change applies to the present design.
    if (hasMaterial(editor.design)) editor.change(withConfig(next, editor.design))
    editor.notice(changes)
  }
  const choose = (choice: SignChoice) => {
    const present = hasMaterial(editor.design) ? (editor.design.config as SignConfig) : config
    const large = largeFormatChoice(present, choice, catalogue)
    if (large) {
      const { quantity } = editor.design
      // The fields show the valid values until the question is decided.
      take({ ...present })
      return openPopup('xxlThresholds', { ...large, quantity, onChoose: take })
    }
    if (isOffered(present, choice, catalogue)) return take(applyChoice(present, choice, catalogue))
    const explained = explain(present, choice, catalogue, priceList)
    // The support decides the size of a plate.
    const isFixed = supportOf(editor.design) !== undefined
    const alternatives = explained.alternatives.filter(
      ({ changes }) => !isFixed || !(changes.includes('size') || changes.includes('configSupport')),
    )
    editor.explain({ ...explained, alternatives, choice })
  }
  return {
    design,
    config,
    tryChoice: choice => withConfig(normalised(applyChoice(config, choice, catalogue)).config, design),
    choose,
    take,
  }
}
