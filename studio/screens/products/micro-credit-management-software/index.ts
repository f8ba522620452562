import { ownCss } from '../../kit/css';
import type { Product } from '../../kit/product';
import { dashboard } from './dashboard';
import { detail } from './detail';
import { form } from './form';
import { list } from './list';
import { phone } from './phone';
import { report } from './report';

export const product: Product = { css: ownCss(__dirname), screens: { dashboard, list, detail, form, report, phone } };
