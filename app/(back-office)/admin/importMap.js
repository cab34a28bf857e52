import { OrderSheet as OrderSheet_1db351e45805fb6ec83dccf6aa7dc9d7 } from '../../../app/(back-office)/components/order-sheet'
import { StateCell as StateCell_0ce56cbd60f86ad36f77112385a2fec8 } from '../../../app/(back-office)/components/order-cells'
import { MethodCell as MethodCell_0ce56cbd60f86ad36f77112385a2fec8 } from '../../../app/(back-office)/components/order-cells'
import { MomentCell as MomentCell_0ce56cbd60f86ad36f77112385a2fec8 } from '../../../app/(back-office)/components/order-cells'
import { MomentField as MomentField_0ce56cbd60f86ad36f77112385a2fec8 } from '../../../app/(back-office)/components/order-cells'
import { MoneyCell as MoneyCell_0ce56cbd60f86ad36f77112385a2fec8 } from '../../../app/(back-office)/components/order-cells'
import { JsonInput as JsonInput_b3af21e5438de7c73bc48cacb2c8e20a } from '../../../cms/fields/json-input'
import { OrderListTools as OrderListTools_ba9211bb96162235a7915cb48802de77 } from '../../../app/(back-office)/components/order-list-tools'
import { NoSave as NoSave_0ce56cbd60f86ad36f77112385a2fec8 } from '../../../app/(back-office)/components/order-cells'
import { EuroCell as EuroCell_0ce56cbd60f86ad36f77112385a2fec8 } from '../../../app/(back-office)/components/order-cells'
import { StockCell as StockCell_04d2fc0732fb0dfd67898d118ab91e70 } from '../../../app/(back-office)/components/stock-cell'
import { EnterClient as EnterClient_dd2d5fb83235f79a715513062a6be635 } from '../../../app/(back-office)/components/enter-client'
import { FactorField as FactorField_839c38b37803e50ea48f67cd1c659884 } from '../../../app/(back-office)/components/factor-field'
import { MessageFiles as MessageFiles_9bd560a7b792b7063a123820ad0345b2 } from '../../../app/(back-office)/components/message-files'
import { ShopMark as ShopMark_04ca106284df6ce79fe3ea6d5b2d4a56 } from '../../../app/(back-office)/components/shop-logo'
import { ShopLogo as ShopLogo_04ca106284df6ce79fe3ea6d5b2d4a56 } from '../../../app/(back-office)/components/shop-logo'
import { ProductionLink as ProductionLink_306a6db757aca7174026debc4ff5dfc1 } from '../../../app/(back-office)/components/production-link'
import { QuotationsLink as QuotationsLink_9f59268c8dd64935f3d1feb0c89a9525 } from '../../../app/(back-office)/components/quotations-link'
import { JobsLink as JobsLink_98f57f1d3d6f231349c9acfe64aa1bc1 } from '../../../app/(back-office)/components/jobs-link'
import { SecondStepLink as SecondStepLink_c9e7bec5e4fe302ffec969e36029e5d2 } from '../../../app/(back-office)/components/second-step-link'
import { MissingSettings as MissingSettings_29dfdc026eb03d2bdf4f42b73bf1666b } from '../../../app/(back-office)/components/missing-settings'
import { JobsView as JobsView_decefeb838b19d9915bf4257a787e1df } from '../../../app/(back-office)/components/jobs-view'
import { QuotationsView as QuotationsView_416d7e574f1aef4c23d8d59f2dbd683b } from '../../../app/(back-office)/components/quotations-view'
import { ProductionView as ProductionView_ce83370f2911f76b68283472392e0661 } from '../../../app/(back-office)/components/production-view'
import { CollectionCards as CollectionCards_f9c02e79a4aed9a3924487c0cd4cafb1 } from '@payloadcms/next/rsc'

/** @type import('payload').ImportMap */
export const importMap = {
  "/app/(back-office)/components/order-sheet#OrderSheet": OrderSheet_1db351e45805fb6ec83dccf6aa7dc9d7,
  "/app/(back-office)/components/order-cells#StateCell": StateCell_0ce56cbd60f86ad36f77112385a2fec8,
  "/app/(back-office)/components/order-cells#MethodCell": MethodCell_0ce56cbd60f86ad36f77112385a2fec8,
  "/app/(back-office)/components/order-cells#MomentCell": MomentCell_0ce56cbd60f86ad36f77112385a2fec8,
  "/app/(back-office)/components/order-cells#MomentField": MomentField_0ce56cbd60f86ad36f77112385a2fec8,
  "/app/(back-office)/components/order-cells#MoneyCell": MoneyCell_0ce56cbd60f86ad36f77112385a2fec8,
  "/cms/fields/json-input#JsonInput": JsonInput_b3af21e5438de7c73bc48cacb2c8e20a,
  "/app/(back-office)/components/order-list-tools#OrderListTools": OrderListTools_ba9211bb96162235a7915cb48802de77,
  "/app/(back-office)/components/order-cells#NoSave": NoSave_0ce56cbd60f86ad36f77112385a2fec8,
  "/app/(back-office)/components/order-cells#EuroCell": EuroCell_0ce56cbd60f86ad36f77112385a2fec8,
  "/app/(back-office)/components/stock-cell#StockCell": StockCell_04d2fc0732fb0dfd67898d118ab91e70,
  "/app/(back-office)/components/enter-client#EnterClient": EnterClient_dd2d5fb83235f79a715513062a6be635,
  "/app/(back-office)/components/factor-field#FactorField": FactorField_839c38b37803e50ea48f67cd1c659884,
  "/app/(back-office)/components/message-files#MessageFiles": MessageFiles_9bd560a7b792b7063a123820ad0345b2,
  "/app/(back-office)/components/shop-logo#ShopMark": ShopMark_04ca106284df6ce79fe3ea6d5b2d4a56,
  "/app/(back-office)/components/shop-logo#ShopLogo": ShopLogo_04ca106284df6ce79fe3ea6d5b2d4a56,
  "/app/(back-office)/components/production-link#ProductionLink": ProductionLink_306a6db757aca7174026debc4ff5dfc1,
  "/app/(back-office)/components/quotations-link#QuotationsLink": QuotationsLink_9f59268c8dd64935f3d1feb0c89a9525,
  "/app/(back-office)/components/jobs-link#JobsLink": JobsLink_98f57f1d3d6f231349c9acfe64aa1bc1,
  "/app/(back-office)/components/second-step-link#SecondStepLink": SecondStepLink_c9e7bec5e4fe302ffec969e36029e5d2,
  "/app/(back-office)/components/missing-settings#MissingSettings": MissingSettings_29dfdc026eb03d2bdf4f42b73bf1666b,
  "/app/(back-office)/components/jobs-view#JobsView": JobsView_decefeb838b19d9915bf4257a787e1df,
  "/app/(back-office)/components/quotations-view#QuotationsView": QuotationsView_416d7e574f1aef4c23d8d59f2dbd683b,
  "/app/(back-office)/components/production-view#ProductionView": ProductionView_ce83370f2911f76b68283472392e0661,
  "@payloadcms/next/rsc#CollectionCards": CollectionCards_f9c02e79a4aed9a3924487c0cd4cafb1
}
