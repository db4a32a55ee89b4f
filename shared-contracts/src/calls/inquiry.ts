/** The call of an inquiry. */
import { inquiryAnswer, inquiryBody } from '../wire/inquiry';
import { post } from './define';

export const sendInquiry = post('/api/utilities/inquiries/send', inquiryBody, inquiryAnswer);
