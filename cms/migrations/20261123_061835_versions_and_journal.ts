import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum__rubbers_v_version_shape" AS ENUM('rect', 'square', 'round', 'oval');
  CREATE TYPE "public"."enum__swatches_v_version_kind" AS ENUM('mount', 'ink');
  CREATE TYPE "public"."enum__material_pricings_v_version_status" AS ENUM('active', 'draft', 'archived');
  CREATE TYPE "public"."enum__price_lists_v_version_status" AS ENUM('live', 'test');
  CREATE TYPE "public"."enum__price_lists_v_version_currency" AS ENUM('EUR', 'CHF', 'GBP');
  CREATE TYPE "public"."enum__countries_v_version_shop_currency" AS ENUM('EUR', 'CHF', 'GBP');
  CREATE TYPE "public"."enum__company_v_version_hours_day" AS ENUM('mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun');
  CREATE TYPE "public"."enum__company_v_version_label_size" AS ENUM('100x150', 'a6', 'a5', '62x100');
  CREATE TABLE "_categories_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_slug" varchar NOT NULL,
  	"version_parent_id" integer,
  	"version_query" jsonb,
  	"version_real_link" boolean DEFAULT false,
  	"version_viewmore" boolean DEFAULT false,
  	"version_linebreak" boolean DEFAULT false,
  	"version_columns" numeric,
  	"version_bg_color" varchar,
  	"version_icon" varchar,
  	"version_logo" varchar,
  	"version_image" varchar,
  	"version_action" varchar,
  	"version_class" varchar,
  	"version_skin" varchar,
  	"version_sort" numeric DEFAULT 0,
  	"version_changed_by" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "_categories_v_locales" (
  	"version_title" varchar NOT NULL,
  	"version_description" varchar,
  	"version_path" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_rubbers_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_slug" varchar NOT NULL,
  	"version_brand" varchar NOT NULL,
  	"version_range" varchar NOT NULL,
  	"version_model" varchar NOT NULL,
  	"version_for_model" varchar NOT NULL,
  	"version_width" numeric NOT NULL,
  	"version_height" numeric NOT NULL,
  	"version_shape" "enum__rubbers_v_version_shape" NOT NULL,
  	"version_lines_number" numeric NOT NULL,
  	"version_weight" numeric NOT NULL,
  	"version_price" numeric NOT NULL,
  	"version_cost_price" numeric NOT NULL,
  	"version_sort" numeric DEFAULT 0,
  	"version_changed_by" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "_rubbers_v_locales" (
  	"version_title" varchar NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_swatches_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_kind" "enum__swatches_v_version_kind" NOT NULL,
  	"version_slug" varchar NOT NULL,
  	"version_hex" varchar NOT NULL,
  	"version_sort" numeric DEFAULT 0,
  	"version_changed_by" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "_swatches_v_locales" (
  	"version_label" varchar NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_masks_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_name" varchar NOT NULL,
  	"version_flex" boolean DEFAULT false,
  	"version_fixed_ratio" boolean DEFAULT false,
  	"version_view_box" varchar NOT NULL,
  	"version_svg_path" varchar NOT NULL,
  	"version_sort" numeric DEFAULT 0,
  	"version_changed_by" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "_masks_v_locales" (
  	"version_label" varchar NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_fixings_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_name" varchar NOT NULL,
  	"version_weight_per_unit" numeric NOT NULL,
  	"version_facts" jsonb NOT NULL,
  	"version_pricing" jsonb NOT NULL,
  	"version_sort" numeric DEFAULT 0,
  	"version_changed_by" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "_fixings_v_locales" (
  	"version_label" varchar NOT NULL,
  	"version_description" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_hole_layouts_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_slug" varchar NOT NULL,
  	"version_facts" jsonb NOT NULL,
  	"version_sort" numeric DEFAULT 0,
  	"version_changed_by" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "_hole_layouts_v_locales" (
  	"version_label" varchar NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_backgrounds_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_slug" varchar NOT NULL,
  	"version_sort" numeric DEFAULT 0,
  	"version_changed_by" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "_backgrounds_v_locales" (
  	"version_label" varchar NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_formulas_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_slug" varchar NOT NULL,
  	"version_topic" varchar NOT NULL,
  	"version_suggested_model" varchar NOT NULL,
  	"version_sort" numeric DEFAULT 0,
  	"version_changed_by" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "_formulas_v_locales" (
  	"version_topic_title" varchar NOT NULL,
  	"version_lines" varchar NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_cross_sells_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_name" varchar NOT NULL,
  	"version_slugs" jsonb NOT NULL,
  	"version_changed_by" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "_cross_sells_v_locales" (
  	"version_title" varchar NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_components_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_name" varchar NOT NULL,
  	"version_changed_by" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "_components_v_locales" (
  	"version_title" varchar,
  	"version_blocks" jsonb,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_material_pricings_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_slug" varchar NOT NULL,
  	"version_material" varchar NOT NULL,
  	"version_type" varchar NOT NULL,
  	"version_thickness" numeric NOT NULL,
  	"version_status" "enum__material_pricings_v_version_status" DEFAULT 'draft' NOT NULL,
  	"version_valid_from" timestamp(3) with time zone NOT NULL,
  	"version_currency" varchar DEFAULT 'EUR' NOT NULL,
  	"version_setup" numeric NOT NULL,
  	"version_cutting_per_metre" numeric NOT NULL,
  	"version_mask_surcharge_percent" numeric NOT NULL,
  	"version_custom_color_surcharge" numeric NOT NULL,
  	"version_min_price" numeric NOT NULL,
  	"version_cost_ratio" numeric NOT NULL,
  	"version_bands" jsonb NOT NULL,
  	"version_marking" jsonb NOT NULL,
  	"version_finishes" jsonb NOT NULL,
  	"version_quantity_breaks" jsonb NOT NULL,
  	"version_note" varchar,
  	"version_changed_by" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "_price_lists_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_name" varchar NOT NULL,
  	"version_country" varchar NOT NULL,
  	"version_status" "enum__price_lists_v_version_status" DEFAULT 'test' NOT NULL,
  	"version_valid_from" timestamp(3) with time zone NOT NULL,
  	"version_currency" "enum__price_lists_v_version_currency" NOT NULL,
  	"version_rate" numeric NOT NULL,
  	"version_tranquility" numeric NOT NULL,
  	"version_overrides" jsonb,
  	"version_changed_by" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "_countries_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_code" varchar NOT NULL,
  	"version_currency" varchar NOT NULL,
  	"version_shop_currency" "enum__countries_v_version_shop_currency" NOT NULL,
  	"version_is_e_u" boolean DEFAULT false,
  	"version_standard_vat" numeric NOT NULL,
  	"version_zone" varchar NOT NULL,
  	"version_facts" jsonb NOT NULL,
  	"version_sort" numeric DEFAULT 0,
  	"version_changed_by" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "_countries_v_locales" (
  	"version_name" varchar NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_vat_territories_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_slug" varchar NOT NULL,
  	"version_country" varchar NOT NULL,
  	"version_zip" varchar NOT NULL,
  	"version_vat" numeric NOT NULL,
  	"version_priority" numeric,
  	"version_name" varchar NOT NULL,
  	"version_shipping_zone" varchar NOT NULL,
  	"version_sort" numeric DEFAULT 0,
  	"version_changed_by" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "_shipping_zones_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_slug" varchar NOT NULL,
  	"version_methods" jsonb NOT NULL,
  	"version_sort" numeric DEFAULT 0,
  	"version_changed_by" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "_shipping_zones_v_locales" (
  	"version_name" varchar NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_main_menu_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"version_changed_by" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "_main_menu_v_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"categories_id" integer
  );
  
  CREATE TABLE "_footer_v_version_columns_links" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_footer_v_version_columns_links_locales" (
  	"label" varchar NOT NULL,
  	"url" varchar NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_footer_v_version_columns" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_footer_v_version_columns_locales" (
  	"title" varchar NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_footer_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"version_changed_by" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "_footer_v_locales" (
  	"version_text" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_company_v_version_hours" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"day" "enum__company_v_version_hours_day" NOT NULL,
  	"opens" varchar NOT NULL,
  	"closes" varchar NOT NULL,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_company_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"version_name" varchar,
  	"version_legal_form" varchar,
  	"version_capital" varchar,
  	"version_registration" varchar,
  	"version_vat_number" varchar,
  	"version_director" varchar,
  	"version_street" varchar,
  	"version_zipcode" varchar,
  	"version_city" varchar,
  	"version_phone" varchar,
  	"version_email" varchar,
  	"version_pro_email" varchar,
  	"version_bank_holder" varchar,
  	"version_bank_iban" varchar,
  	"version_bank_bic" varchar,
  	"version_host_name" varchar,
  	"version_host_address" varchar,
  	"version_mediator_name" varchar,
  	"version_mediator_url" varchar,
  	"version_label_size" "enum__company_v_version_label_size" DEFAULT '100x150' NOT NULL,
  	"version_changed_by" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "_search_words_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"version_changed_by" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "_search_words_v_locales" (
  	"version_synonyms" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_shop_settings_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"version_default_model" varchar NOT NULL,
  	"version_default_ink" varchar NOT NULL,
  	"version_default_country" varchar NOT NULL,
  	"version_default_locale" varchar NOT NULL,
  	"version_phone_any" varchar NOT NULL,
  	"version_packaging_grams" numeric NOT NULL,
  	"version_order_cut_off" varchar DEFAULT '14:00' NOT NULL,
  	"version_stamp_pricing" jsonb,
  	"version_signs" jsonb,
  	"version_fixings" jsonb,
  	"version_fonts" jsonb,
  	"version_tranquility" jsonb,
  	"version_currency_rates" jsonb,
  	"version_production_days" jsonb,
  	"version_url_prefixes" jsonb,
  	"version_vat_free_excluded" jsonb,
  	"version_changed_by" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  ALTER TABLE "staff_acts" ADD COLUMN "changes" jsonb;
  ALTER TABLE "staff_acts" ADD COLUMN "language" varchar(8);
  ALTER TABLE "pages" ADD COLUMN "changed_by" varchar;
  ALTER TABLE "_pages_v" ADD COLUMN "version_changed_by" varchar;
  ALTER TABLE "cards" ADD COLUMN "changed_by" varchar;
  ALTER TABLE "_cards_v" ADD COLUMN "version_changed_by" varchar;
  ALTER TABLE "categories" ADD COLUMN "changed_by" varchar;
  ALTER TABLE "stamp_models" ADD COLUMN "changed_by" varchar;
  ALTER TABLE "_stamp_models_v" ADD COLUMN "version_changed_by" varchar;
  ALTER TABLE "rubbers" ADD COLUMN "changed_by" varchar;
  ALTER TABLE "swatches" ADD COLUMN "changed_by" varchar;
  ALTER TABLE "sign_models" ADD COLUMN "changed_by" varchar;
  ALTER TABLE "_sign_models_v" ADD COLUMN "version_changed_by" varchar;
  ALTER TABLE "materials" ADD COLUMN "changed_by" varchar;
  ALTER TABLE "_materials_v" ADD COLUMN "version_changed_by" varchar;
  ALTER TABLE "masks" ADD COLUMN "changed_by" varchar;
  ALTER TABLE "fixings" ADD COLUMN "changed_by" varchar;
  ALTER TABLE "hole_layouts" ADD COLUMN "changed_by" varchar;
  ALTER TABLE "backgrounds" ADD COLUMN "changed_by" varchar;
  ALTER TABLE "static_products" ADD COLUMN "changed_by" varchar;
  ALTER TABLE "_static_products_v" ADD COLUMN "version_changed_by" varchar;
  ALTER TABLE "formulas" ADD COLUMN "changed_by" varchar;
  ALTER TABLE "cross_sells" ADD COLUMN "changed_by" varchar;
  ALTER TABLE "components" ADD COLUMN "changed_by" varchar;
  ALTER TABLE "material_pricings" ADD COLUMN "changed_by" varchar;
  ALTER TABLE "price_lists" ADD COLUMN "changed_by" varchar;
  ALTER TABLE "countries" ADD COLUMN "changed_by" varchar;
  ALTER TABLE "vat_territories" ADD COLUMN "changed_by" varchar;
  ALTER TABLE "shipping_zones" ADD COLUMN "changed_by" varchar;
  ALTER TABLE "main_menu" ADD COLUMN "changed_by" varchar;
  ALTER TABLE "footer" ADD COLUMN "changed_by" varchar;
  ALTER TABLE "company" ADD COLUMN "changed_by" varchar;
  ALTER TABLE "search_words" ADD COLUMN "changed_by" varchar;
  ALTER TABLE "shop_settings" ADD COLUMN "changed_by" varchar;
  ALTER TABLE "_categories_v" ADD CONSTRAINT "_categories_v_parent_id_categories_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."categories"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_categories_v" ADD CONSTRAINT "_categories_v_version_parent_id_categories_id_fk" FOREIGN KEY ("version_parent_id") REFERENCES "public"."categories"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_categories_v_locales" ADD CONSTRAINT "_categories_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_categories_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_rubbers_v" ADD CONSTRAINT "_rubbers_v_parent_id_rubbers_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."rubbers"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_rubbers_v_locales" ADD CONSTRAINT "_rubbers_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_rubbers_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_swatches_v" ADD CONSTRAINT "_swatches_v_parent_id_swatches_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."swatches"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_swatches_v_locales" ADD CONSTRAINT "_swatches_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_swatches_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_masks_v" ADD CONSTRAINT "_masks_v_parent_id_masks_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."masks"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_masks_v_locales" ADD CONSTRAINT "_masks_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_masks_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_fixings_v" ADD CONSTRAINT "_fixings_v_parent_id_fixings_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."fixings"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_fixings_v_locales" ADD CONSTRAINT "_fixings_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_fixings_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_hole_layouts_v" ADD CONSTRAINT "_hole_layouts_v_parent_id_hole_layouts_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."hole_layouts"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_hole_layouts_v_locales" ADD CONSTRAINT "_hole_layouts_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_hole_layouts_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_backgrounds_v" ADD CONSTRAINT "_backgrounds_v_parent_id_backgrounds_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."backgrounds"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_backgrounds_v_locales" ADD CONSTRAINT "_backgrounds_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_backgrounds_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_formulas_v" ADD CONSTRAINT "_formulas_v_parent_id_formulas_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."formulas"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_formulas_v_locales" ADD CONSTRAINT "_formulas_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_formulas_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_cross_sells_v" ADD CONSTRAINT "_cross_sells_v_parent_id_cross_sells_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."cross_sells"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_cross_sells_v_locales" ADD CONSTRAINT "_cross_sells_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_cross_sells_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_components_v" ADD CONSTRAINT "_components_v_parent_id_components_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."components"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_components_v_locales" ADD CONSTRAINT "_components_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_components_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_material_pricings_v" ADD CONSTRAINT "_material_pricings_v_parent_id_material_pricings_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."material_pricings"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_price_lists_v" ADD CONSTRAINT "_price_lists_v_parent_id_price_lists_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."price_lists"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_countries_v" ADD CONSTRAINT "_countries_v_parent_id_countries_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."countries"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_countries_v_locales" ADD CONSTRAINT "_countries_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_countries_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_vat_territories_v" ADD CONSTRAINT "_vat_territories_v_parent_id_vat_territories_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."vat_territories"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_shipping_zones_v" ADD CONSTRAINT "_shipping_zones_v_parent_id_shipping_zones_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."shipping_zones"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_shipping_zones_v_locales" ADD CONSTRAINT "_shipping_zones_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_shipping_zones_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_main_menu_v_rels" ADD CONSTRAINT "_main_menu_v_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_main_menu_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_main_menu_v_rels" ADD CONSTRAINT "_main_menu_v_rels_categories_fk" FOREIGN KEY ("categories_id") REFERENCES "public"."categories"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_footer_v_version_columns_links" ADD CONSTRAINT "_footer_v_version_columns_links_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_footer_v_version_columns"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_footer_v_version_columns_links_locales" ADD CONSTRAINT "_footer_v_version_columns_links_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_footer_v_version_columns_links"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_footer_v_version_columns" ADD CONSTRAINT "_footer_v_version_columns_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_footer_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_footer_v_version_columns_locales" ADD CONSTRAINT "_footer_v_version_columns_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_footer_v_version_columns"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_footer_v_locales" ADD CONSTRAINT "_footer_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_footer_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_company_v_version_hours" ADD CONSTRAINT "_company_v_version_hours_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_company_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_search_words_v_locales" ADD CONSTRAINT "_search_words_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_search_words_v"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "_categories_v_parent_idx" ON "_categories_v" USING btree ("parent_id");
  CREATE INDEX "_categories_v_version_version_slug_idx" ON "_categories_v" USING btree ("version_slug");
  CREATE INDEX "_categories_v_version_version_parent_idx" ON "_categories_v" USING btree ("version_parent_id");
  CREATE INDEX "_categories_v_version_version_updated_at_idx" ON "_categories_v" USING btree ("version_updated_at");
  CREATE INDEX "_categories_v_version_version_created_at_idx" ON "_categories_v" USING btree ("version_created_at");
  CREATE INDEX "_categories_v_created_at_idx" ON "_categories_v" USING btree ("created_at");
  CREATE INDEX "_categories_v_updated_at_idx" ON "_categories_v" USING btree ("updated_at");
  CREATE UNIQUE INDEX "_categories_v_locales_locale_parent_id_unique" ON "_categories_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_rubbers_v_parent_idx" ON "_rubbers_v" USING btree ("parent_id");
  CREATE INDEX "_rubbers_v_version_version_slug_idx" ON "_rubbers_v" USING btree ("version_slug");
  CREATE INDEX "_rubbers_v_version_version_model_idx" ON "_rubbers_v" USING btree ("version_model");
  CREATE INDEX "_rubbers_v_version_version_updated_at_idx" ON "_rubbers_v" USING btree ("version_updated_at");
  CREATE INDEX "_rubbers_v_version_version_created_at_idx" ON "_rubbers_v" USING btree ("version_created_at");
  CREATE INDEX "_rubbers_v_created_at_idx" ON "_rubbers_v" USING btree ("created_at");
  CREATE INDEX "_rubbers_v_updated_at_idx" ON "_rubbers_v" USING btree ("updated_at");
  CREATE UNIQUE INDEX "_rubbers_v_locales_locale_parent_id_unique" ON "_rubbers_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_swatches_v_parent_idx" ON "_swatches_v" USING btree ("parent_id");
  CREATE INDEX "_swatches_v_version_version_slug_idx" ON "_swatches_v" USING btree ("version_slug");
  CREATE INDEX "_swatches_v_version_version_updated_at_idx" ON "_swatches_v" USING btree ("version_updated_at");
  CREATE INDEX "_swatches_v_version_version_created_at_idx" ON "_swatches_v" USING btree ("version_created_at");
  CREATE INDEX "_swatches_v_created_at_idx" ON "_swatches_v" USING btree ("created_at");
  CREATE INDEX "_swatches_v_updated_at_idx" ON "_swatches_v" USING btree ("updated_at");
  CREATE UNIQUE INDEX "_swatches_v_locales_locale_parent_id_unique" ON "_swatches_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_masks_v_parent_idx" ON "_masks_v" USING btree ("parent_id");
  CREATE INDEX "_masks_v_version_version_name_idx" ON "_masks_v" USING btree ("version_name");
  CREATE INDEX "_masks_v_version_version_updated_at_idx" ON "_masks_v" USING btree ("version_updated_at");
  CREATE INDEX "_masks_v_version_version_created_at_idx" ON "_masks_v" USING btree ("version_created_at");
  CREATE INDEX "_masks_v_created_at_idx" ON "_masks_v" USING btree ("created_at");
  CREATE INDEX "_masks_v_updated_at_idx" ON "_masks_v" USING btree ("updated_at");
  CREATE UNIQUE INDEX "_masks_v_locales_locale_parent_id_unique" ON "_masks_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_fixings_v_parent_idx" ON "_fixings_v" USING btree ("parent_id");
  CREATE INDEX "_fixings_v_version_version_name_idx" ON "_fixings_v" USING btree ("version_name");
  CREATE INDEX "_fixings_v_version_version_updated_at_idx" ON "_fixings_v" USING btree ("version_updated_at");
  CREATE INDEX "_fixings_v_version_version_created_at_idx" ON "_fixings_v" USING btree ("version_created_at");
  CREATE INDEX "_fixings_v_created_at_idx" ON "_fixings_v" USING btree ("created_at");
  CREATE INDEX "_fixings_v_updated_at_idx" ON "_fixings_v" USING btree ("updated_at");
  CREATE UNIQUE INDEX "_fixings_v_locales_locale_parent_id_unique" ON "_fixings_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_hole_layouts_v_parent_idx" ON "_hole_layouts_v" USING btree ("parent_id");
  CREATE INDEX "_hole_layouts_v_version_version_slug_idx" ON "_hole_layouts_v" USING btree ("version_slug");
  CREATE INDEX "_hole_layouts_v_version_version_updated_at_idx" ON "_hole_layouts_v" USING btree ("version_updated_at");
  CREATE INDEX "_hole_layouts_v_version_version_created_at_idx" ON "_hole_layouts_v" USING btree ("version_created_at");
  CREATE INDEX "_hole_layouts_v_created_at_idx" ON "_hole_layouts_v" USING btree ("created_at");
  CREATE INDEX "_hole_layouts_v_updated_at_idx" ON "_hole_layouts_v" USING btree ("updated_at");
  CREATE UNIQUE INDEX "_hole_layouts_v_locales_locale_parent_id_unique" ON "_hole_layouts_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_backgrounds_v_parent_idx" ON "_backgrounds_v" USING btree ("parent_id");
  CREATE INDEX "_backgrounds_v_version_version_slug_idx" ON "_backgrounds_v" USING btree ("version_slug");
  CREATE INDEX "_backgrounds_v_version_version_updated_at_idx" ON "_backgrounds_v" USING btree ("version_updated_at");
  CREATE INDEX "_backgrounds_v_version_version_created_at_idx" ON "_backgrounds_v" USING btree ("version_created_at");
  CREATE INDEX "_backgrounds_v_created_at_idx" ON "_backgrounds_v" USING btree ("created_at");
  CREATE INDEX "_backgrounds_v_updated_at_idx" ON "_backgrounds_v" USING btree ("updated_at");
  CREATE UNIQUE INDEX "_backgrounds_v_locales_locale_parent_id_unique" ON "_backgrounds_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_formulas_v_parent_idx" ON "_formulas_v" USING btree ("parent_id");
  CREATE INDEX "_formulas_v_version_version_slug_idx" ON "_formulas_v" USING btree ("version_slug");
  CREATE INDEX "_formulas_v_version_version_topic_idx" ON "_formulas_v" USING btree ("version_topic");
  CREATE INDEX "_formulas_v_version_version_updated_at_idx" ON "_formulas_v" USING btree ("version_updated_at");
  CREATE INDEX "_formulas_v_version_version_created_at_idx" ON "_formulas_v" USING btree ("version_created_at");
  CREATE INDEX "_formulas_v_created_at_idx" ON "_formulas_v" USING btree ("created_at");
  CREATE INDEX "_formulas_v_updated_at_idx" ON "_formulas_v" USING btree ("updated_at");
  CREATE UNIQUE INDEX "_formulas_v_locales_locale_parent_id_unique" ON "_formulas_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_cross_sells_v_parent_idx" ON "_cross_sells_v" USING btree ("parent_id");
  CREATE INDEX "_cross_sells_v_version_version_name_idx" ON "_cross_sells_v" USING btree ("version_name");
  CREATE INDEX "_cross_sells_v_version_version_updated_at_idx" ON "_cross_sells_v" USING btree ("version_updated_at");
  CREATE INDEX "_cross_sells_v_version_version_created_at_idx" ON "_cross_sells_v" USING btree ("version_created_at");
  CREATE INDEX "_cross_sells_v_created_at_idx" ON "_cross_sells_v" USING btree ("created_at");
  CREATE INDEX "_cross_sells_v_updated_at_idx" ON "_cross_sells_v" USING btree ("updated_at");
  CREATE UNIQUE INDEX "_cross_sells_v_locales_locale_parent_id_unique" ON "_cross_sells_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_components_v_parent_idx" ON "_components_v" USING btree ("parent_id");
  CREATE INDEX "_components_v_version_version_name_idx" ON "_components_v" USING btree ("version_name");
  CREATE INDEX "_components_v_version_version_updated_at_idx" ON "_components_v" USING btree ("version_updated_at");
  CREATE INDEX "_components_v_version_version_created_at_idx" ON "_components_v" USING btree ("version_created_at");
  CREATE INDEX "_components_v_created_at_idx" ON "_components_v" USING btree ("created_at");
  CREATE INDEX "_components_v_updated_at_idx" ON "_components_v" USING btree ("updated_at");
  CREATE UNIQUE INDEX "_components_v_locales_locale_parent_id_unique" ON "_components_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_material_pricings_v_parent_idx" ON "_material_pricings_v" USING btree ("parent_id");
  CREATE INDEX "_material_pricings_v_version_version_slug_idx" ON "_material_pricings_v" USING btree ("version_slug");
  CREATE INDEX "_material_pricings_v_version_version_material_idx" ON "_material_pricings_v" USING btree ("version_material");
  CREATE INDEX "_material_pricings_v_version_version_type_idx" ON "_material_pricings_v" USING btree ("version_type");
  CREATE INDEX "_material_pricings_v_version_version_thickness_idx" ON "_material_pricings_v" USING btree ("version_thickness");
  CREATE INDEX "_material_pricings_v_version_version_updated_at_idx" ON "_material_pricings_v" USING btree ("version_updated_at");
  CREATE INDEX "_material_pricings_v_version_version_created_at_idx" ON "_material_pricings_v" USING btree ("version_created_at");
  CREATE INDEX "_material_pricings_v_created_at_idx" ON "_material_pricings_v" USING btree ("created_at");
  CREATE INDEX "_material_pricings_v_updated_at_idx" ON "_material_pricings_v" USING btree ("updated_at");
  CREATE INDEX "_price_lists_v_parent_idx" ON "_price_lists_v" USING btree ("parent_id");
  CREATE INDEX "_price_lists_v_version_version_name_idx" ON "_price_lists_v" USING btree ("version_name");
  CREATE INDEX "_price_lists_v_version_version_country_idx" ON "_price_lists_v" USING btree ("version_country");
  CREATE INDEX "_price_lists_v_version_version_updated_at_idx" ON "_price_lists_v" USING btree ("version_updated_at");
  CREATE INDEX "_price_lists_v_version_version_created_at_idx" ON "_price_lists_v" USING btree ("version_created_at");
  CREATE INDEX "_price_lists_v_created_at_idx" ON "_price_lists_v" USING btree ("created_at");
  CREATE INDEX "_price_lists_v_updated_at_idx" ON "_price_lists_v" USING btree ("updated_at");
  CREATE INDEX "_countries_v_parent_idx" ON "_countries_v" USING btree ("parent_id");
  CREATE INDEX "_countries_v_version_version_code_idx" ON "_countries_v" USING btree ("version_code");
  CREATE INDEX "_countries_v_version_version_updated_at_idx" ON "_countries_v" USING btree ("version_updated_at");
  CREATE INDEX "_countries_v_version_version_created_at_idx" ON "_countries_v" USING btree ("version_created_at");
  CREATE INDEX "_countries_v_created_at_idx" ON "_countries_v" USING btree ("created_at");
  CREATE INDEX "_countries_v_updated_at_idx" ON "_countries_v" USING btree ("updated_at");
  CREATE UNIQUE INDEX "_countries_v_locales_locale_parent_id_unique" ON "_countries_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_vat_territories_v_parent_idx" ON "_vat_territories_v" USING btree ("parent_id");
  CREATE INDEX "_vat_territories_v_version_version_slug_idx" ON "_vat_territories_v" USING btree ("version_slug");
  CREATE INDEX "_vat_territories_v_version_version_updated_at_idx" ON "_vat_territories_v" USING btree ("version_updated_at");
  CREATE INDEX "_vat_territories_v_version_version_created_at_idx" ON "_vat_territories_v" USING btree ("version_created_at");
  CREATE INDEX "_vat_territories_v_created_at_idx" ON "_vat_territories_v" USING btree ("created_at");
  CREATE INDEX "_vat_territories_v_updated_at_idx" ON "_vat_territories_v" USING btree ("updated_at");
  CREATE INDEX "_shipping_zones_v_parent_idx" ON "_shipping_zones_v" USING btree ("parent_id");
  CREATE INDEX "_shipping_zones_v_version_version_slug_idx" ON "_shipping_zones_v" USING btree ("version_slug");
  CREATE INDEX "_shipping_zones_v_version_version_updated_at_idx" ON "_shipping_zones_v" USING btree ("version_updated_at");
  CREATE INDEX "_shipping_zones_v_version_version_created_at_idx" ON "_shipping_zones_v" USING btree ("version_created_at");
  CREATE INDEX "_shipping_zones_v_created_at_idx" ON "_shipping_zones_v" USING btree ("created_at");
  CREATE INDEX "_shipping_zones_v_updated_at_idx" ON "_shipping_zones_v" USING btree ("updated_at");
  CREATE UNIQUE INDEX "_shipping_zones_v_locales_locale_parent_id_unique" ON "_shipping_zones_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_main_menu_v_created_at_idx" ON "_main_menu_v" USING btree ("created_at");
  CREATE INDEX "_main_menu_v_updated_at_idx" ON "_main_menu_v" USING btree ("updated_at");
  CREATE INDEX "_main_menu_v_rels_order_idx" ON "_main_menu_v_rels" USING btree ("order");
  CREATE INDEX "_main_menu_v_rels_parent_idx" ON "_main_menu_v_rels" USING btree ("parent_id");
  CREATE INDEX "_main_menu_v_rels_path_idx" ON "_main_menu_v_rels" USING btree ("path");
  CREATE INDEX "_main_menu_v_rels_categories_id_idx" ON "_main_menu_v_rels" USING btree ("categories_id");
  CREATE INDEX "_footer_v_version_columns_links_order_idx" ON "_footer_v_version_columns_links" USING btree ("_order");
  CREATE INDEX "_footer_v_version_columns_links_parent_id_idx" ON "_footer_v_version_columns_links" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "_footer_v_version_columns_links_locales_locale_parent_id_uni" ON "_footer_v_version_columns_links_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_footer_v_version_columns_order_idx" ON "_footer_v_version_columns" USING btree ("_order");
  CREATE INDEX "_footer_v_version_columns_parent_id_idx" ON "_footer_v_version_columns" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "_footer_v_version_columns_locales_locale_parent_id_unique" ON "_footer_v_version_columns_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_footer_v_created_at_idx" ON "_footer_v" USING btree ("created_at");
  CREATE INDEX "_footer_v_updated_at_idx" ON "_footer_v" USING btree ("updated_at");
  CREATE UNIQUE INDEX "_footer_v_locales_locale_parent_id_unique" ON "_footer_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_company_v_version_hours_order_idx" ON "_company_v_version_hours" USING btree ("_order");
  CREATE INDEX "_company_v_version_hours_parent_id_idx" ON "_company_v_version_hours" USING btree ("_parent_id");
  CREATE INDEX "_company_v_created_at_idx" ON "_company_v" USING btree ("created_at");
  CREATE INDEX "_company_v_updated_at_idx" ON "_company_v" USING btree ("updated_at");
  CREATE INDEX "_search_words_v_created_at_idx" ON "_search_words_v" USING btree ("created_at");
  CREATE INDEX "_search_words_v_updated_at_idx" ON "_search_words_v" USING btree ("updated_at");
  CREATE UNIQUE INDEX "_search_words_v_locales_locale_parent_id_unique" ON "_search_words_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_shop_settings_v_created_at_idx" ON "_shop_settings_v" USING btree ("created_at");
  CREATE INDEX "_shop_settings_v_updated_at_idx" ON "_shop_settings_v" USING btree ("updated_at");
  CREATE INDEX "staff_acts_at_idx" ON "staff_acts" USING btree ("at");`)
  // Rows about what the staff did are only added: no statement of any user changes them (STAFF-6).
  await db.execute(sql.raw(`
  CREATE FUNCTION refuse_to_change_acts() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    RAISE EXCEPTION 'staff_acts is only ever added to' USING ERRCODE = 'insufficient_privilege';
  END $$;
  CREATE TRIGGER staff_acts_kept BEFORE UPDATE OR DELETE OR TRUNCATE ON "staff_acts"
    FOR EACH STATEMENT EXECUTE FUNCTION refuse_to_change_acts();`))
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql.raw(`
  DROP TRIGGER staff_acts_kept ON "staff_acts";
  DROP FUNCTION refuse_to_change_acts();`))
  await db.execute(sql`
   ALTER TABLE "_categories_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_categories_v_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_rubbers_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_rubbers_v_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_swatches_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_swatches_v_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_masks_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_masks_v_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_fixings_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_fixings_v_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_hole_layouts_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_hole_layouts_v_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_backgrounds_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_backgrounds_v_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_formulas_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_formulas_v_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_cross_sells_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_cross_sells_v_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_components_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_components_v_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_material_pricings_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_price_lists_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_countries_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_countries_v_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_vat_territories_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_shipping_zones_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_shipping_zones_v_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_main_menu_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_main_menu_v_rels" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_footer_v_version_columns_links" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_footer_v_version_columns_links_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_footer_v_version_columns" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_footer_v_version_columns_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_footer_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_footer_v_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_company_v_version_hours" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_company_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_search_words_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_search_words_v_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_shop_settings_v" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "_categories_v" CASCADE;
  DROP TABLE "_categories_v_locales" CASCADE;
  DROP TABLE "_rubbers_v" CASCADE;
  DROP TABLE "_rubbers_v_locales" CASCADE;
  DROP TABLE "_swatches_v" CASCADE;
  DROP TABLE "_swatches_v_locales" CASCADE;
  DROP TABLE "_masks_v" CASCADE;
  DROP TABLE "_masks_v_locales" CASCADE;
  DROP TABLE "_fixings_v" CASCADE;
  DROP TABLE "_fixings_v_locales" CASCADE;
  DROP TABLE "_hole_layouts_v" CASCADE;
  DROP TABLE "_hole_layouts_v_locales" CASCADE;
  DROP TABLE "_backgrounds_v" CASCADE;
  DROP TABLE "_backgrounds_v_locales" CASCADE;
  DROP TABLE "_formulas_v" CASCADE;
  DROP TABLE "_formulas_v_locales" CASCADE;
  DROP TABLE "_cross_sells_v" CASCADE;
  DROP TABLE "_cross_sells_v_locales" CASCADE;
  DROP TABLE "_components_v" CASCADE;
  DROP TABLE "_components_v_locales" CASCADE;
  DROP TABLE "_material_pricings_v" CASCADE;
  DROP TABLE "_price_lists_v" CASCADE;
  DROP TABLE "_countries_v" CASCADE;
  DROP TABLE "_countries_v_locales" CASCADE;
  DROP TABLE "_vat_territories_v" CASCADE;
  DROP TABLE "_shipping_zones_v" CASCADE;
  DROP TABLE "_shipping_zones_v_locales" CASCADE;
  DROP TABLE "_main_menu_v" CASCADE;
  DROP TABLE "_main_menu_v_rels" CASCADE;
  DROP TABLE "_footer_v_version_columns_links" CASCADE;
  DROP TABLE "_footer_v_version_columns_links_locales" CASCADE;
  DROP TABLE "_footer_v_version_columns" CASCADE;
  DROP TABLE "_footer_v_version_columns_locales" CASCADE;
  DROP TABLE "_footer_v" CASCADE;
  DROP TABLE "_footer_v_locales" CASCADE;
  DROP TABLE "_company_v_version_hours" CASCADE;
  DROP TABLE "_company_v" CASCADE;
  DROP TABLE "_search_words_v" CASCADE;
  DROP TABLE "_search_words_v_locales" CASCADE;
  DROP TABLE "_shop_settings_v" CASCADE;
  DROP INDEX "staff_acts_at_idx";
  ALTER TABLE "staff_acts" DROP COLUMN "changes";
  ALTER TABLE "staff_acts" DROP COLUMN "language";
  ALTER TABLE "pages" DROP COLUMN "changed_by";
  ALTER TABLE "_pages_v" DROP COLUMN "version_changed_by";
  ALTER TABLE "cards" DROP COLUMN "changed_by";
  ALTER TABLE "_cards_v" DROP COLUMN "version_changed_by";
  ALTER TABLE "categories" DROP COLUMN "changed_by";
  ALTER TABLE "stamp_models" DROP COLUMN "changed_by";
  ALTER TABLE "_stamp_models_v" DROP COLUMN "version_changed_by";
  ALTER TABLE "rubbers" DROP COLUMN "changed_by";
  ALTER TABLE "swatches" DROP COLUMN "changed_by";
  ALTER TABLE "sign_models" DROP COLUMN "changed_by";
  ALTER TABLE "_sign_models_v" DROP COLUMN "version_changed_by";
  ALTER TABLE "materials" DROP COLUMN "changed_by";
  ALTER TABLE "_materials_v" DROP COLUMN "version_changed_by";
  ALTER TABLE "masks" DROP COLUMN "changed_by";
  ALTER TABLE "fixings" DROP COLUMN "changed_by";
  ALTER TABLE "hole_layouts" DROP COLUMN "changed_by";
  ALTER TABLE "backgrounds" DROP COLUMN "changed_by";
  ALTER TABLE "static_products" DROP COLUMN "changed_by";
  ALTER TABLE "_static_products_v" DROP COLUMN "version_changed_by";
  ALTER TABLE "formulas" DROP COLUMN "changed_by";
  ALTER TABLE "cross_sells" DROP COLUMN "changed_by";
  ALTER TABLE "components" DROP COLUMN "changed_by";
  ALTER TABLE "material_pricings" DROP COLUMN "changed_by";
  ALTER TABLE "price_lists" DROP COLUMN "changed_by";
  ALTER TABLE "countries" DROP COLUMN "changed_by";
  ALTER TABLE "vat_territories" DROP COLUMN "changed_by";
  ALTER TABLE "shipping_zones" DROP COLUMN "changed_by";
  ALTER TABLE "main_menu" DROP COLUMN "changed_by";
  ALTER TABLE "footer" DROP COLUMN "changed_by";
  ALTER TABLE "company" DROP COLUMN "changed_by";
  ALTER TABLE "search_words" DROP COLUMN "changed_by";
  ALTER TABLE "shop_settings" DROP COLUMN "changed_by";
  DROP TYPE "public"."enum__rubbers_v_version_shape";
  DROP TYPE "public"."enum__swatches_v_version_kind";
  DROP TYPE "public"."enum__material_pricings_v_version_status";
  DROP TYPE "public"."enum__price_lists_v_version_status";
  DROP TYPE "public"."enum__price_lists_v_version_currency";
  DROP TYPE "public"."enum__countries_v_version_shop_currency";
  DROP TYPE "public"."enum__company_v_version_hours_day";
  DROP TYPE "public"."enum__company_v_version_label_size";`)
}
