// Generated from openapi/external-api by `npm run generate`. Do not edit.

import type { RouteHandler } from 'fastify';

import type { ApplyForSignUpData, ApplyForSignUpErrors, ApplyForSignUpResponses, ChangePasswordData, ChangePasswordErrors, ChangePasswordResponses, CheckEmailChangeLinkData, CheckEmailChangeLinkErrors, CheckEmailChangeLinkResponses, CheckPasswordResetLinkData, CheckPasswordResetLinkErrors, CheckPasswordResetLinkResponses, CheckSignUpLinkData, CheckSignUpLinkErrors, CheckSignUpLinkResponses, ConfirmEmailChangeData, ConfirmEmailChangeErrors, ConfirmEmailChangeResponses, CreateCompanionData, CreateCompanionErrors, CreateCompanionResponses, CreateMemberData, CreateMemberErrors, CreateMemberResponses, DeleteCompanionData, DeleteCompanionErrors, DeleteCompanionResponses, GetCsrfCookieErrors, GetCsrfCookieResponses, GetCurrentMemberErrors, GetCurrentMemberResponses, ListCompanionsErrors, ListCompanionsResponses, LoginData, LoginErrors, LoginResponses, LogoutErrors, LogoutResponses, RequestEmailChangeData, RequestEmailChangeErrors, RequestEmailChangeResponses, RequestPasswordResetData, RequestPasswordResetErrors, RequestPasswordResetResponses, ResetPasswordData, ResetPasswordErrors, ResetPasswordResponses, StopEmailChangeData, StopEmailChangeErrors, StopEmailChangeResponses, UpdateCompanionData, UpdateCompanionErrors, UpdateCompanionResponses, UpdateCurrentMemberData, UpdateCurrentMemberErrors, UpdateCurrentMemberResponses } from './types.gen.ts';

export type RouteHandlers = {
    getCsrfCookie: RouteHandler<{
        Reply: GetCsrfCookieErrors & GetCsrfCookieResponses;
    }>;
    login: RouteHandler<{
        Body: LoginData['body'];
        Reply: LoginErrors & LoginResponses;
    }>;
    logout: RouteHandler<{
        Reply: LogoutErrors & LogoutResponses;
    }>;
    requestPasswordReset: RouteHandler<{
        Body: RequestPasswordResetData['body'];
        Reply: RequestPasswordResetErrors & RequestPasswordResetResponses;
    }>;
    checkPasswordResetLink: RouteHandler<{
        Body: CheckPasswordResetLinkData['body'];
        Reply: CheckPasswordResetLinkErrors & CheckPasswordResetLinkResponses;
    }>;
    resetPassword: RouteHandler<{
        Body: ResetPasswordData['body'];
        Reply: ResetPasswordErrors & ResetPasswordResponses;
    }>;
    applyForSignUp: RouteHandler<{
        Body: ApplyForSignUpData['body'];
        Reply: ApplyForSignUpErrors & ApplyForSignUpResponses;
    }>;
    checkSignUpLink: RouteHandler<{
        Body: CheckSignUpLinkData['body'];
        Reply: CheckSignUpLinkErrors & CheckSignUpLinkResponses;
    }>;
    createMember: RouteHandler<{
        Body: CreateMemberData['body'];
        Reply: CreateMemberErrors & CreateMemberResponses;
    }>;
    changePassword: RouteHandler<{
        Body: ChangePasswordData['body'];
        Reply: ChangePasswordErrors & ChangePasswordResponses;
    }>;
    requestEmailChange: RouteHandler<{
        Body: RequestEmailChangeData['body'];
        Reply: RequestEmailChangeErrors & RequestEmailChangeResponses;
    }>;
    checkEmailChangeLink: RouteHandler<{
        Body: CheckEmailChangeLinkData['body'];
        Reply: CheckEmailChangeLinkErrors & CheckEmailChangeLinkResponses;
    }>;
    confirmEmailChange: RouteHandler<{
        Body: ConfirmEmailChangeData['body'];
        Reply: ConfirmEmailChangeErrors & ConfirmEmailChangeResponses;
    }>;
    stopEmailChange: RouteHandler<{
        Body: StopEmailChangeData['body'];
        Reply: StopEmailChangeErrors & StopEmailChangeResponses;
    }>;
    getCurrentMember: RouteHandler<{
        Reply: GetCurrentMemberErrors & GetCurrentMemberResponses;
    }>;
    updateCurrentMember: RouteHandler<{
        Body: UpdateCurrentMemberData['body'];
        Headers: UpdateCurrentMemberData['headers'];
        Reply: UpdateCurrentMemberErrors & UpdateCurrentMemberResponses;
    }>;
    listCompanions: RouteHandler<{
        Reply: ListCompanionsErrors & ListCompanionsResponses;
    }>;
    createCompanion: RouteHandler<{
        Body: CreateCompanionData['body'];
        Reply: CreateCompanionErrors & CreateCompanionResponses;
    }>;
    deleteCompanion: RouteHandler<{
        Params: DeleteCompanionData['path'];
        Reply: DeleteCompanionErrors & DeleteCompanionResponses;
    }>;
    updateCompanion: RouteHandler<{
        Body: UpdateCompanionData['body'];
        Headers: UpdateCompanionData['headers'];
        Params: UpdateCompanionData['path'];
        Reply: UpdateCompanionErrors & UpdateCompanionResponses;
    }>;
};
